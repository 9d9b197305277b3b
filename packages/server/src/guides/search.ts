import type { Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
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
export const plain = (term: string): string => term.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What people say around a question, without accents; the lists of `stopword` are made for texts. */
const ASKING: Record<Language, string> = {
  en: 'want wants need please tell know see find show explain does did doing why long last lasts anyone would could should will hi hello hey good morning dear thanks thank you',
  ro: 'vreau vrea dori doresc trebuie fac faci face facem fi as rog va stie spune spuneti explicati gasesc vad vedea vezi cati cate dura dureaza imi mi cineva salut buna ziua seara multumesc',
  fr: 'veux voudrais souhaite peux puis peut faut fait faire faites est suis svp plait dire dites trouver voir vois comment pourquoi combien quand temps dure durer bon jour bonjour salut merci',
  es: 'quiero quisiera puedo puede necesito debo hago hace hacer tengo hay es son esto esta estan estoy ver veo encuentro decir dime favor cuanto cuanta cuantos dura tiempo mis hola buenos buenas dias tardes gracias',
  pt: 'quero queria gostaria posso pode preciso devo faco fazer tenho sao isto esta estao ver vejo encontro dizer diga favor onde quanto quanta quantos dura tempo meus minhas ola bom boa dia tarde obrigado obrigada',
};

const stopWords = (language: Language, words: readonly string[]): ReadonlySet<string> =>
  new Set([...words, ...ASKING[language].split(' ')].map(plain));

const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: stopWords('en', eng),
  ro: stopWords('ro', ron),
  fr: stopWords('fr', fra),
  es: stopWords('es', spa),
  pt: stopWords('pt', por),
};

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** The language whose common words a text has most of; the one given where none has more. */
export function languageOfText(text: string, language: Language): Language {
  const words = wordsOf(plain(text));
  const common = (of: Language) => words.filter((word) => STOP_WORDS[of].has(word)).length;
  return LANGUAGES.reduce((most, next) => (common(next) > common(most) ? next : most), language);
}

/** Plural, gender and the Romanian article, as light stemmers have it; what is left is a word's own. */
const ENDING = /(?<=\p{L}{4})(?:ului|ilor|elor|ile|ele|ul|[aeiou]s?|s|x)$/u;

/** A word as it is looked up; null for one that says nothing: a single letter, or a word that is in every text. */
function normalise(language: Language, term: string): string | null {
  const word = plain(term);
  return word.length > 1 && !STOP_WORDS[language].has(word) ? word.replace(ENDING, '') : null;
}

/** The words of a text that say something. */
export const meaningfulWords = (language: Language, text: string): string[] =>
  wordsOf(text).filter((word) => normalise(language, word) !== null);

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
