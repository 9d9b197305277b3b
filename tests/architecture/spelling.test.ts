import { LANGUAGES, type Language } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import { readDictionary } from './spelling.ts';
import { NAMES, SPELT } from './spellingAllowed.ts';
import { prose, textsOf } from './texts.ts';

const DICTIONARIES: Readonly<Record<Language, string>> = {
  en: 'dictionary-en',
  ro: 'dictionary-ro',
  fr: 'dictionary-fr',
  es: 'dictionary-es',
  pt: 'dictionary-pt-pt',
};

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('[ALL-2] have only words that the dictionary or the list of allowed words has', () => {
    const inDictionary = readDictionary(DICTIONARIES[language]);
    const allowed = new Set([...NAMES, ...SPELT[language]].map((word) => word.toLowerCase()));
    const isRight = (word: string) => allowed.has(word.toLowerCase()) || inDictionary(word);

    expect(inDictionary('xqzzyk')).toBe(false);
    const words = new Map<string, string>();
    for (const { place, text } of textsOf(language))
      for (const [word] of prose(text)
        .replaceAll('\u00AD', '')
        .matchAll(/\p{L}[\p{L}-]+/gu))
        words.set(word, place);
    const wrong = [...words].filter(
      ([word]) => !isRight(word) && !word.split('-').every((part) => part === '' || isRight(part)),
    );
    expect(Object.fromEntries(wrong)).toEqual({});
  });
});
