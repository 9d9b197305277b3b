import type { Language } from '@adaos/api';
import type { MessageFormatElement } from 'react-intl';
import type { MessagePart } from './messageParts.ts';

export type Messages = Record<string, MessageFormatElement[]>;

type Source = () => Promise<{ default: Messages }>;

const sources: Record<Language, Record<MessagePart, Source>> = {
  en: {
    first: () => import('virtual:messages/en/first'),
    open: () => import('virtual:messages/en/open'),
    later: () => import('virtual:messages/en/later'),
  },
  ro: {
    first: () => import('virtual:messages/ro/first'),
    open: () => import('virtual:messages/ro/open'),
    later: () => import('virtual:messages/ro/later'),
  },
  fr: {
    first: () => import('virtual:messages/fr/first'),
    open: () => import('virtual:messages/fr/open'),
    later: () => import('virtual:messages/fr/later'),
  },
  es: {
    first: () => import('virtual:messages/es/first'),
    open: () => import('virtual:messages/es/open'),
    later: () => import('virtual:messages/es/later'),
  },
  pt: {
    first: () => import('virtual:messages/pt/first'),
    open: () => import('virtual:messages/pt/open'),
    later: () => import('virtual:messages/pt/later'),
  },
};

interface Catalog {
  /** Grows as parts arrive; it stays the same object, so that what is on show is not drawn again. */
  readonly messages: Messages;
  readonly parts: Set<MessagePart>;
}

const catalogs = new Map<Language, Catalog>();
/** The parts that the pages opened so far need. */
const needed = new Set<MessagePart>(['first']);
/** The languages that have been on show. */
const shown = new Set<Language>();

function catalogOf(language: Language): Catalog {
  const catalog = catalogs.get(language) ?? { messages: {}, parts: new Set() };
  catalogs.set(language, catalog);
  return catalog;
}

async function fetchPart(language: Language, part: MessagePart): Promise<void> {
  const { messages, parts } = catalogOf(language);
  if (parts.has(part)) return;
  Object.assign(messages, (await sources[language][part]()).default);
  parts.add(part);
}

/** Fetches the messages of a language that may be shown next; rejects where the network fails, and may be asked again. */
export async function prefetchMessages(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => fetchPart(language, part)));
}

/** Brings the messages of a language that is to be shown; rejects where the network fails, and may be asked again. */
export async function loadMessages(language: Language): Promise<void> {
  shown.add(language);
  while (!areLoaded(language)) await prefetchMessages(language); // meanwhile a page may have asked for a part more
}

/** Brings a part of the messages that a page needs, in the languages on show. */
export async function addMessages(part: MessagePart): Promise<void> {
  needed.add(part);
  await Promise.all([...shown].map((language) => fetchPart(language, part)));
}

/** Whether the messages of a language are here, as far as the pages opened so far need them. */
export function areLoaded(language: Language): boolean {
  const parts = catalogs.get(language)?.parts;
  return [...needed].every((part) => parts?.has(part));
}

/** The messages of a language that are here. */
export const messagesOf = (language: Language): Messages => catalogOf(language).messages;
