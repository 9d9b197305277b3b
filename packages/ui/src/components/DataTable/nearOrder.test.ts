import { LANGUAGES } from '@adaos/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearOrder } from './nearOrder.ts';
import { rankOf } from './rank.ts';

const languageOrder = (texts: readonly string[], locale: string) =>
  texts.toSorted(new Intl.Collator(locale, { numeric: true }).compare);

test('texts stand as the language has them, numbers by their size', () => {
  const texts = ['șal 10', 'Sac 2', 'sac 10', 'stea', 'șal 9', 'țol 007', 'tavă', 'țol 8', ''];
  expect(nearOrder(texts, 'ro')).toEqual(languageOrder(texts, 'ro'));
});

test('no text is lost, whatever its characters and its length', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 50 })), (texts) => {
      expect(nearOrder(texts, 'en').toSorted()).toEqual(texts.toSorted());
    }),
  );
});

test('the order in the end is the language’s alone', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-cA-Cășé0-9 -]{0,40}$/u));
  fc.assert(
    fc.property(fc.uniqueArray(text), fc.constantFrom(...LANGUAGES), (texts, locale) => {
      const rank = rankOf(texts, (value) => value, locale);
      const { compare } = new Intl.Collator(locale, { numeric: true });
      const places = texts.toSorted((a, b) => (rank(a) ?? 0) - (rank(b) ?? 0));
      for (const [index, value] of places.entries()) {
        const before = places[index - 1];
        if (before !== undefined) expect(compare(before, value)).toBeLessThanOrEqual(0);
      }
    }),
  );
});
