import { type Decimal, toDecimal } from '../orders/decimal.ts';

export type DecimalMark = '.' | ',';

export interface ReadAmount {
  readonly value: Decimal;
  /** The mark that this text alone proves to be the decimal one; null where it could be read either way or has none. */
  readonly proves: DecimalMark | null;
}

// What exports write next to an amount, apart from the ISO codes and the currency signs.
const CURRENCY_WORDS = ['lei', 'leu', 'zł', 'zl', 'kč', 'kc', 'ft', 'kr', 'kn', 'лв', 'fr', 'sfr', 'rs', 'r'];
const words = [...CURRENCY_WORDS, ...Intl.supportedValuesOf('currency')].join('|');
const CURRENCY = String.raw`(?:(?:${words})\.?|[a-z]{0,3}\p{Sc})`;
const SIGN = String.raw`[-+\u2212\u2013]`;
const FRAME = new RegExp(
  String.raw`^(?<open>\()?(?<sign>${SIGN})?\s*(?:${CURRENCY}\s*)?(?<inner>${SIGN})?\s*(?<number>[\d.,'\u2019\s]*\d[\d.,'\u2019\s]*?)\s*(?:${CURRENCY})?\s*(?<trailing>-)?(?<close>\))?$`,
  'iu',
);
const PLAIN = /^(-)?(\d+)(?:([.,])(\d{1,2}))?$/;
// Groups of three, as nearly everywhere; of two before the last three, as in India.
const GROUPED = /^\d{1,3}(?:([.,'\u2019\s])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:,\d{2})+,\d{3}$/;

const isNegativeSign = (sign: string | undefined) => sign !== undefined && sign !== '+';

function ungroup(text: string): string | null {
  return /^\d*$/.test(text) ? text || '0' : GROUPED.test(text) ? text.replace(/\D/g, '') : null;
}

/** Splits at the decimal mark. `proves` says whether another reading was possible. */
function split(
  text: string,
  mark: DecimalMark,
): { whole: string; fraction: string; proves: DecimalMark | null } | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const ungrouped = (proves: DecimalMark | null) => {
    const whole = ungroup(text);
    return whole === null ? null : { whole, fraction: '', proves };
  };
  if (last === -1) return ungrouped(null);
  const found = text[last] as DecimalMark;
  const before = text.slice(0, last);
  const after = text.slice(last + 1);
  if (!/^\d*$/.test(after)) return null;
  const other: DecimalMark = found === '.' ? ',' : '.';
  if (before.includes(found)) return before.includes(other) ? null : ungrouped(other);

  const whole = ungroup(before);
  if (whole === null) return null;
  const mixed = /[^\d]/.test(before);
  const couldGroup = after.length === 3 && !mixed && /^[1-9]\d{0,2}$/.test(before);
  if (!couldGroup) return { whole, fraction: after, proves: found };
  return found === mark
    ? { whole, fraction: after, proves: null }
    : { whole: whole + after, fraction: '', proves: null };
}

/**
 * Reads an amount or a quantity as people and programs write them: `1,234.56`, `1.234,56`, `1 234,56`, `£12.50`, `12,50 lei`,
 * `(3.20)`, `3.20-`. Scientific notation and other words are no amounts.
 * @param mark the file's decimal mark, for what can be read either way (`1.234`).
 * @returns null where the text is no amount; `too large` where it has more digits than any.
 */
export function readAmount(text: string, mark: DecimalMark): ReadAmount | 'too large' | null {
  const plain = PLAIN.exec(text);
  if (plain) {
    const value = toDecimal(plain[1] !== undefined, plain[2] ?? '', plain[4]);
    return value ? { value, proves: (plain[3] as DecimalMark | undefined) ?? null } : 'too large';
  }
  // Spreadsheets mark a number kept as text by an apostrophe.
  const groups = FRAME.exec(text.trim().replace(/^['\u2019](?=[-+(\d.,])/, ''))?.groups;
  if (!groups || (groups['open'] === undefined) !== (groups['close'] === undefined)) return null;
  const signs = [groups['sign'], groups['inner'], groups['trailing'], groups['open']].filter(
    (sign) => sign !== undefined,
  );
  if (signs.length > 1) return null;
  const parts = split(groups['number'] ?? '', mark);
  if (!parts) return null;
  const value = toDecimal(isNegativeSign(signs[0]), parts.whole, parts.fraction);
  return value ? { value, proves: parts.proves } : 'too large';
}

/** Remembered texts are dropped together at this number. */
const MOST_REMEMBERED = 20_000;

/** Reads the amounts of one file with one decimal mark, and gathers which mark the file proves. */
export class AmountReader {
  readonly mark: DecimalMark;
  /** How many different texts proved each mark. */
  readonly proven: Record<DecimalMark, number> = { '.': 0, ',': 0 };
  readonly #known = new Map<string, Decimal | 'too large' | null>();

  constructor(mark: DecimalMark) {
    this.mark = mark;
  }

  read(text: string): Decimal | 'too large' | null {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const amount = readAmount(text, this.mark);
    const value = amount === null || amount === 'too large' ? amount : amount.value;
    if (amount !== null && amount !== 'too large' && amount.proves) this.proven[amount.proves] += 1;
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(text, value);
    return value;
  }

  /** The mark to read the file with, by what it proves; `fallback` where it proves neither. */
  bestMark(fallback: DecimalMark): DecimalMark {
    if (this.proven['.'] === this.proven[',']) return fallback;
    return this.proven['.'] > this.proven[','] ? '.' : ',';
  }
}
