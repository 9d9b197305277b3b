import { readdirSync, readFileSync } from 'node:fs';
import type { Guide, GuideCard, GuideCategory, Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { texts as messages } from '../wording/generated/texts.ts';
import { type GuideText, parseGuide } from './parse.ts';

/** The guides that have a card, in the order of the cards; the others are found by search and by links. */
const CARDS = ['shopify', 'woocommerce', 'reports', 'billing', 'campaigns', 'fraud'] as const;

const ICONS: Record<GuideCategory, string> = {
  Integrări: 'plug',
  Analiză: 'chart',
  Billing: 'card',
  Campanii: 'campaign',
  Securitate: 'shield',
};

export type Guides = ReadonlyMap<string, GuideText>;

/**
 * A guide with the controls that it names by the ids of their messages, `{screens.Fraud.settings}`, as the interface shows them in the language.
 * Throws where there is no such message: `node --conditions=adaos-source tools/server-texts.mjs` takes over those of new ids.
 */
export function withControls(file: string, language: Language): string {
  return file.replaceAll(/\{((?:screens|ui)\.[\w.]+)\}/g, (_, id: string) => {
    const shown = messages[language][id];
    if (shown === undefined) throw new Error(`A guide names a control that the interface does not have: ${id}`);
    return shown;
  });
}

function read(language: Language): Guides {
  const folder = new URL(`./content/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Map(
    files.map((name) => [
      name.slice(0, -'.md'.length),
      parseGuide(withControls(readFileSync(new URL(name, folder), 'utf8'), language)),
    ]),
  );
}

const guides = new Map<Language, Guides>();

/** All guides of a language, by slug; read from their files once. */
export function guidesIn(language: Language): Guides {
  const present = guides.get(language) ?? read(language);
  guides.set(language, present);
  return present;
}

/** The cards of the instructions, in a language. */
export function guideCards(language: Language): GuideCard[] {
  const texts = guidesIn(language);
  return CARDS.flatMap((slug) => {
    const guide = texts.get(slug);
    if (!guide) return [];
    const { title, description, category } = guide;
    return [{ title, description, link: `/docs/${slug}`, icon: ICONS[category], category, available: true }];
  });
}

/** A guide to read; undefined where none has this slug. */
export function guideOf(slug: string, language: Language): Guide | undefined {
  const guide = guidesIn(language).get(slug);
  return guide && { slug, language, title: guide.title, category: guide.category, text: guide.text };
}

/** Where the app opens a guide. */
export function guideHref(slug: string): string {
  return `/dashboard/instructions?${new URLSearchParams({ guide: slug }).toString()}`;
}

/** Reads the guides of every language, so that a broken file is found at the start and not by a reader. */
export function loadGuides(): void {
  for (const language of LANGUAGES) guidesIn(language);
}
