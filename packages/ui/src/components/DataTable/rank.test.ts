import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

const order = (texts: readonly (string | number | null)[], locale: string) => {
  const rank = rankOf(texts, (text) => text, locale);
  return texts.toSorted((a, b) => (rank(a) ?? Infinity) - (rank(b) ?? Infinity));
};

test('texts stand in the order of the language, with the numbers in them as numbers', () => {
  expect(order(['șal 10', 'sac', 'șal 9', 'tavă', 'stea'], 'ro')).toEqual(['sac', 'stea', 'șal 9', 'șal 10', 'tavă']);
});

test('numbers are themselves and what is not known has no place', () => {
  const rank = rankOf([3, null, -2], (value) => value, 'en');
  expect([3, null, -2].map((value) => rank(value))).toEqual([3, null, -2]);
});

test('equal texts have the same place', () => {
  const rank = rankOf(['b', 'a', 'b'], (text) => text, 'en');
  expect(rank('b')).toBe(rank('b'));
  expect(rank('a')).toBeLessThan(rank('b') ?? 0);
});
