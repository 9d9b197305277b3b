import type { Language } from '@adaos/api';
import MiniSearch from 'minisearch';
import { eng, fra, por, ron, spa } from 'stopword';
import { guidesIn } from './guides.ts';
import { type GuideSection, sectionsOf } from './parse.ts';

/** A part of a guide that answers a question. */
export interface GuideHit extends GuideSection {
  readonly slug: string;
  /** Of the whole guide. */
  readonly title: string;
  /** How well it fits: only to be compared within one search. */
  readonly score: number;
  /** The words of the question that it holds, as they were indexed. */
  readonly terms: readonly string[];
}

interface Entry extends GuideSection {
  id: string;
  slug: string;
  title: string;
  keywords: string;
}

/** Lower case and without accents: people ask in a hurry. */
const plain = (term: string) => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(eng.map(plain)),
  ro: new Set(ron.map(plain)),
  fr: new Set(fra.map(plain)),
  es: new Set(spa.map(plain)),
  pt: new Set(por.map(plain)),
};

/** A word as it is looked up; null for one that says nothing: a single letter, or a word that stands in every text. */
function normalise(language: Language, term: string): string | null {
  const word = plain(term);
  return word.length > 1 && !STOP_WORDS[language].has(word) ? word : null;
}

/** The words of a text that say something. */
export const tellingWords = (language: Language, text: string): string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => normalise(language, word) !== null);

function build(language: Language): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['keywords', 'title', 'heading', 'text'],
    storeFields: ['slug', 'title', 'heading', 'text'],
    processTerm: (term) => normalise(language, term),
    searchOptions: {
      boost: { keywords: 4, title: 3, heading: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  for (const [slug, guide] of guidesIn(language)) {
    const keywords = guide.keywords.join(' ');
    index.addAll(
      sectionsOf(guide).map((section, at) => ({ ...section, id: `${slug}#${at}`, slug, title: guide.title, keywords })),
    );
  }
  return index;
}

const indexes = new Map<Language, MiniSearch<Entry>>();

/**
 * The parts of the guides that fit a question best, the best first; none where nothing fits.
 * @param limit how many at most. Default 3.
 */
export function searchGuides(language: Language, question: string, limit = 3): GuideHit[] {
  const index = indexes.get(language) ?? build(language);
  indexes.set(language, index);
  return index
    .search(question)
    .slice(0, limit)
    .map((result) => ({
      slug: String(result['slug']),
      title: String(result['title']),
      heading: String(result['heading']),
      text: String(result['text']),
      score: result.score,
      terms: result.queryTerms,
    }));
}
