/** The order of day and month in dates such as `03/04/2024`. */
export type DayOrder = 'day first' | 'month first';

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Minutes east of UTC where the text says so; null for local time. */
  readonly offset: number | null;
  /** The only order that this text can be read in; null where both or neither apply. */
  readonly proves: DayOrder | null;
}

const MONTH_LANGUAGES = ['en', 'ro', 'fr', 'es', 'pt', 'de', 'it', 'pl', 'nl', 'hu', 'cs'];
const DIACRITICS = /\p{M}/gu;

/** `dec`, `decembrie`, `déc.` … to the month's number. The first language that has a name keeps it. */
function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const language of MONTH_LANGUAGES) {
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1) {
        const part = format.formatToParts(Date.UTC(2024, month - 1, 1)).find(({ type }) => type === 'month');
        const name = part?.value.normalize('NFD').replace(DIACRITICS, '').replace('.', '').toLowerCase() ?? '';
        if (/^[a-z]{3,}$/.test(name) && !names.has(name)) names.set(name, month);
      }
    }
  }
  return names.set('sept', 9);
}
const MONTHS = monthNames();

const ZONE = String.raw`\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?`;
const TIME = String.raw`(?:(?:T|,?\s+)(?:ora\s+|at\s+|à\s+)?(?<hour>\d{1,2})[:.hH](?<minute>\d{2})(?:[:.](?<second>\d{2})(?:[.,]\d{1,9})?)?\s*(?<half>[ap]\.?\s?m\.?)?${ZONE})?`;
const PATTERNS = [
  String.raw`(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})`,
  String.raw`(?<first>\d{1,2})(?<mark>[-/.])(?<second2>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})\.?`,
  String.raw`(?:\p{L}+\.?,?\s+)?(?<day>\d{1,2})(?:\.|st|nd|rd|th|er)?[\s-]+(?:de\s+)?(?<name>[\p{L}\p{M}]{3,}\.?),?[\s-]+(?:de\s+)?(?<year>\d{4}|\d{2})`,
  String.raw`(?:\p{L}+\.?,?\s+)?(?<name>[\p{L}\p{M}]{3,}\.?)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${TIME}$`, 'iu'));

const numberOf = (text: string | undefined) => (text === undefined ? 0 : Number(text));

function offsetOf(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (!/^[+-]/.test(zone)) return 0;
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Magento writes the hours of a whole day with the half that they are in (`15:30:00 PM`), which must agree. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  const afternoon = half.toLowerCase().startsWith('p');
  if (hour === 0 || hour > 12) return hour > 12 === afternoon ? hour : Number.NaN;
  return (hour % 12) + (afternoon ? 12 : 0);
}

/** Dots are written day first everywhere; dashes and slashes either way. */
function orderNumeric(first: number, second: number, mark: string | undefined, order: DayOrder) {
  if (mark === '.') return { day: first, month: second, proves: null };
  const dayFirst = first <= 31 && second <= 12;
  const monthFirst = second <= 31 && first <= 12;
  const proves = dayFirst === monthFirst ? null : dayFirst ? ('day first' as const) : ('month first' as const);
  return (proves ?? order) === 'day first'
    ? { day: first, month: second, proves }
    : { day: second, month: first, proves };
}

const isReal = ({ year, month, day, hour, minute, second }: Omit<DateParts, 'offset' | 'proves'>) =>
  year >= 1990 &&
  year <= 2100 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= new Date(Date.UTC(year, month, 0)).getUTCDate() &&
  hour <= 23 &&
  minute <= 59 &&
  second <= 59;

/**
 * Reads a date with or without time: `2009-12-01 07:45:00`, `2024-03-05T10:00:00+02:00`, `1.12.2009`, `12/1/09 7:45 AM`,
 * `1 decembrie 2009`.
 * @param order for dates that can be read either way.
 * @returns null where the text is no date of 1990 to 2100.
 */
export function readDateParts(text: string, order: DayOrder): DateParts | null {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(text)?.groups;
    if (!found) continue;
    const name = found['name']?.normalize('NFD').replace(DIACRITICS, '').replace('.', '').toLowerCase();
    const date =
      found['first'] === undefined
        ? {
            day: numberOf(found['day']),
            month: name === undefined ? numberOf(found['month']) : (MONTHS.get(name) ?? 0),
            proves: null,
          }
        : orderNumeric(numberOf(found['first']), numberOf(found['second2']), found['mark'], order);
    const year = numberOf(found['year']);
    const parts = {
      ...date,
      year: found['year']?.length === 2 ? 2000 + year : year,
      hour: hourOf(numberOf(found['hour']), found['half']),
      minute: numberOf(found['minute']),
      second: numberOf(found['second']),
      offset: offsetOf(found['zone']),
    };
    if (isReal(parts)) return parts;
  }
  return null;
}
