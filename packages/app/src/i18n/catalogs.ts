import type { Language } from '@adaos/api';
import type { MessageFormatElement } from 'react-intl';

export type Messages = Record<string, MessageFormatElement[]>;

const sources: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  ro: () => import('virtual:messages/ro'),
  fr: () => import('virtual:messages/fr'),
  es: () => import('virtual:messages/es'),
  pt: () => import('virtual:messages/pt'),
};

const loaded = new Map<Language, Messages>();

/** Brings the messages of a language, once; rejects where the network fails, and may be asked again. */
export async function loadMessages(language: Language): Promise<Messages> {
  const present = loaded.get(language);
  if (present) return present;
  const { default: messages } = await sources[language]();
  loaded.set(language, messages);
  return messages;
}

/** The messages of a language where they have been loaded. */
export function messagesOf(language: Language): Messages | undefined {
  return loaded.get(language);
}
