/**
 * Distinguishes Windows-1250 (Central Europe) and Windows-1252 (Western Europe). Both give a letter or sign to nearly every byte, so
 * only its neighbours show which is meant: `ş` is inside a word where `º` follows a digit, `ão` is Portuguese where `ă`
 * ends a Romanian word. A weight above 0 speaks for Windows-1250, below 0 for Windows-1252.
 */
type Weigh = (before: string, after: string) => number;

const LETTER = /[a-z\u008a\u008c-\u008f\u009a\u009c-\u009f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/i;
const VOWEL = /[aeiouy\u00e0-\u00ef\u00f2-\u00f6\u00f9-\u00fd]/i;
const DIGIT = /\d/;
const isLetter = (text: string) => LETTER.test(text);
const isDigit = (text: string) => DIGIT.test(text);
const beside = (before: string, after: string) => isLetter(before) || isLetter(after);

/** By the code of the small letter; a capital of the same letter lies 32 below it. */
const LETTERS: Record<number, Weigh> = {
  // ă or ã
  0xe3: (before, after) => (/[oe]/i.test(after) ? -3 : /[h\u00e7]/i.test(before) ? -2 : beside(before, after) ? 1 : 0),
  // ĺ or å, ŕ or à
  0xe5: () => -3,
  0xe0: () => -3,
  // ć or æ
  0xe6: (_before, after) => (!isLetter(after) || /[nwmiaeu]/i.test(after) ? 1 : -2),
  // ç in both, but in no language of Windows-1250 that shops of this kind write in
  0xe7: (before, after) => (beside(before, after) ? -1 : 0),
  // č or è
  0xe8: (_before, after) =>
    !isLetter(after) || /n/i.test(after) ? 0 : VOWEL.test(after) ? 2 : /k/i.test(after) ? 1 : -2,
  // ę or ê
  0xea: (before, after) =>
    !isLetter(after) ? (isLetter(before) ? 2 : 0) : /[dkbz]/i.test(after) ? 1 : /[tmlvrn]/i.test(after) ? -1 : 0,
  // ě or ì
  0xec: (before, after) => (isLetter(after) ? 2 : isLetter(before) ? -1 : 0),
  // ď or ï
  0xef: (_before, after) => (isLetter(after) ? -1 : 1),
  // đ or ð
  0xf0: () => 1,
  // ń or ñ
  0xf1: (_before, after) => (VOWEL.test(after) ? -3 : 2),
  // ň or ò
  0xf2: (before, after) => (isLetter(after) ? 1 : isLetter(before) ? -1 : 0),
  // ő or õ
  0xf5: (_before, after) => (/e/i.test(after) ? -3 : 2),
  // ř or ø
  0xf8: (_before, after) => (!isLetter(after) ? 0 : VOWEL.test(after) ? 1 : -2),
  // ů or ù
  0xf9: (before, after) => (!isLetter(after) && /[oi]/i.test(before) ? -2 : 2),
  // ű or û
  0xfb: (_before, after) => (/[tlm]/i.test(after) ? -1 : 2),
  // ţ or þ
  0xfe: (before, after) => (beside(before, after) ? 3 : 0),
};

const cedilla: Weigh = (before, after) => {
  if (isDigit(before)) return -3;
  if (isLetter(after)) return 3;
  return isLetter(before) && !/[nm]/i.test(before) ? 2 : -2;
};
const acuteS: Weigh = (_before, after) => (/u/i.test(after) ? -3 : /i/i.test(after) ? -2 : 2);

const OTHERS: Record<number, Weigh> = {
  // Ś ś or Œ œ
  0x8c: acuteS,
  0x9c: acuteS,
  // Ť Ź ť: no characters of Windows-1252
  0x8d: () => 5,
  0x8f: () => 5,
  0x9d: () => 5,
  // ź or Ÿ
  0x9f: (before, after) => (beside(before, after) ? 3 : 0),
  // ˇ or ¡, ˘ or ¢
  0xa1: () => -1,
  0xa2: () => -1,
  // Ł or £
  0xa3: (before, after) => (isLetter(after) ? 3 : isLetter(before) ? 1 : -3),
  // Ą or ¥
  0xa5: (before, after) => (isDigit(after) ? -3 : beside(before, after) ? 2 : -1),
  // Ş ş or ª º
  0xaa: cedilla,
  0xba: cedilla,
  // Ż or ¯
  0xaf: (_before, after) => (isLetter(after) ? 2 : -1),
  // ˛ or ²
  0xb2: (before) => (isDigit(before) || /m/i.test(before) ? -2 : 0),
  // ł or ³
  0xb3: (before, after) =>
    isLetter(after) ? 3 : isDigit(before) || /m/i.test(before) ? -3 : isLetter(before) ? 2 : -1,
  // ą or ¹
  0xb9: (before) => (isLetter(before) ? 3 : -2),
  // Ľ or ¼, ˝ or ½, ľ or ¾
  0xbc: (_before, after) => (isLetter(after) ? 2 : -2),
  0xbd: () => -2,
  0xbe: (before, after) => (beside(before, after) ? 2 : -2),
  // ż or ¿
  0xbf: (before) => (isLetter(before) ? 3 : 0),
};

const WEIGHTS: (Weigh | undefined)[] = Array.from(
  { length: 256 },
  (_, code) => OTHERS[code] ?? LETTERS[code] ?? (code >= 0xc0 && code < 0xe0 ? LETTERS[code + 32] : undefined),
);

/** How much one byte between two others speaks for Windows-1250 (above 0) or Windows-1252 (below 0). */
export function codePageWeight(before: number, byte: number, after: number): number {
  const weigh = WEIGHTS[byte];
  return weigh ? weigh(String.fromCharCode(before), String.fromCharCode(after)) : 0;
}
