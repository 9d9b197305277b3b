import { expect, test } from 'vitest';
import { guessCurrency } from './guessCurrency.ts';

test.each([
  ['Europe/Bucharest', ['en-US'], 'RON'],
  ['Europe/London', ['ro-RO'], 'GBP'],
  ['Europe/Paris', ['en-GB'], 'EUR'],
  ['UTC', ['ro', 'ro-RO', 'en-US'], 'RON'],
  ['Asia/Tokyo', ['pt-BR'], 'BRL'],
  ['Asia/Tokyo', ['pt-PT', 'pt-BR'], 'EUR'],
  ['UTC', [], 'EUR'],
  ['UTC', ['not a tag', 'de'], 'EUR'],
])('a device in %s that speaks %j is guessed to sell in %s', (timezone, languages, currency) => {
  expect(guessCurrency({ timezone, languages })).toBe(currency);
});
