import type { SupportMessage } from '@adaos/api';
import type { ChatMessage } from '../../state/chat.ts';

/** A message of the history; one without an id of its own is known by who wrote it and when. */
export function kept({ id, sender, text, timestamp, links, byPerson }: SupportMessage): ChatMessage {
  return {
    id: id ?? `${sender} ${timestamp}`,
    sender,
    text,
    timestamp,
    ...(links && { links }),
    ...(byPerson !== undefined && { byPerson }),
  };
}

const isKept = ({ sender, delivery }: ChatMessage) => sender === 'bot' || delivery === undefined || delivery === 'sent';

/**
 * The messages shown, together with a page of the history, oldest first. What the page knows is as the server
 * has it; what is older than the page stays before it, and what the server may not know yet comes last.
 */
export function withHistory(shown: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage[] {
  const inPage = new Set(page.map(({ id }) => id));
  const others = shown.filter(({ id }) => !inPage.has(id));
  const first = page[0]?.timestamp ?? '';
  const older = others.filter((message) => isKept(message) && Date.parse(message.timestamp) < Date.parse(first));
  return [...older, ...page, ...others.filter((message) => !older.includes(message))];
}

/** Adds a message, once by its id. */
export function withMessage(shown: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return shown.some(({ id }) => id === message.id) ? shown : [...shown, message];
}

/** Changes the message of an id. */
export function withChange(
  shown: readonly ChatMessage[],
  id: string,
  change: (message: ChatMessage) => ChatMessage,
): ChatMessage[] {
  return shown.map((message) => (message.id === id ? change(message) : message));
}

/** Whether the question of an id has been answered further down. */
export function isAnswered(messages: readonly ChatMessage[], id: string): boolean {
  const asked = messages.findIndex((message) => message.id === id);
  return asked !== -1 && messages.slice(asked + 1).some(({ sender }) => sender === 'bot');
}
