const DAY_SECONDS = 86_400;
/** 1970-01-01 as the serial number of a day in Excel, which counts from 1900 with a 29 February too many. */
const EPOCH_SERIAL = 25_569;
/** The serial number of a day counted from 1904 is less by so many. */
const FROM_1904 = 1_462;
/** The first serial number after that 29 February. */
const AFTER_LEAP_DAY = 61;
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;
/** Digits that Excel keeps and shows of a number. */
const DIGITS = 15;

/** What a number means by the format of its cell. */
export type NumberKind = 'number' | 'date' | 'time';

/** Of the formats that have no code in the file (ECMA-376 part 1, 18.8.30, those of East Asian languages with them). */
function builtInKind(id: number): NumberKind {
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time';
  const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDate ? 'date' : 'number';
}

/**
 * What numbers of a format are.
 * @param code as in `dd/mm/yyyy hh:mm`; undefined for a format that every spreadsheet has. A length of time, as in `[h]:mm`, is a number.
 */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return builtInKind(id);
  if (/\[(?:h+|m+|s+)\]/i.test(code)) return 'number';
  const [letters = ''] = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|am\/pm|a\/p/gi, '').split(';');
  if (/[#?]|(?<!\.0*)0/.test(letters)) return 'number';
  if (/[yd]/i.test(letters)) return 'date';
  if (/[hs]/i.test(letters)) return 'time';
  return /m/i.test(letters) ? 'date' : 'number';
}

function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(DIGITS)));
  return text.includes('e')
    ? value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: DIGITS })
    : text;
}

/**
 * A number as it is written: a day as `2026-11-24`, with its time where it has one; an amount with a point.
 * @param text as it is in the file, `45620.5`.
 * @param from1904 whether the workbook counts days from 1904.
 */
export function numberText(text: string, kind: NumberKind, from1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (kind === 'number' || value < 0 || value > LAST_SERIAL) return plainNumber(value);
  const serial = value + (from1904 ? FROM_1904 : 0);
  const days = serial < AFTER_LEAP_DAY ? serial + 1 : serial;
  const instant = new Date(Math.round((days - EPOCH_SERIAL) * DAY_SECONDS) * 1000).toISOString();
  const [day, time] = [instant.slice(0, 10), instant.slice(11, 19)];
  if (kind === 'time' && value < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** What XML cannot hold is written as its code. */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-F]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
