import fc, { type Arbitrary } from 'fast-check';

/** What breaks programs that take a text for a row of letters; the halves of characters come by themselves and next to others. */
const PIECES = [
  '\ud83d',
  '\ude00',
  '😀',
  '👨‍👩‍👧‍👦',
  '🇷🇴',
  '👍🏽',
  '\0',
  '\u0001',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u2028',
  '\r\n',
  '\t',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u200d',
  '\ufeff',
  '\ufffe',
  'e\u0301',
  '\u0301'.repeat(40),
  'ﷺ',
  '𝒳',
  'İ',
  'ß',
  'שלום',
  '"',
  "'",
  '\\',
  '\\u0000',
  '%00',
  '{',
  '$1',
  ',',
  ';',
  ' ',
  'a',
  '7',
];

/** Text of odd characters, cut by code units where it is too long, as careless programs do. */
export function hostileText(most = 200): Arbitrary<string> {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 });
  const full = fc.tuple(fc.constantFrom(...PIECES), pieces).map(([filler, all]) => {
    return all.join('') + filler.repeat(Math.ceil(most / filler.length));
  });
  return fc.oneof({ weight: 3, arbitrary: pieces.map((all) => all.join('')) }, full).map((text) => text.slice(0, most));
}
