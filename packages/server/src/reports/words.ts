import {
  boundOf,
  type Language,
  type LedgerKind,
  localeOf,
  type MetricDimension,
  type MetricId,
  minorDigits,
} from '@adaos/domain';
import type { MetricsRow } from '@adaos/api';
import { metrics } from '../metrics/definitions/index.ts';
import { speechOf } from '../wording/speech.ts';

const camel = (id: string) => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/** The names, numbers and dates of a report in a language. @param currency of its amounts, which they do not repeat */
export function reportWords(language: Language, currency: string | null) {
  const speech = speechOf(language);
  const locale = localeOf(language);
  const digits = minorDigits(currency);
  const formats = {
    money: { minimumFractionDigits: digits, maximumFractionDigits: digits },
    count: { maximumFractionDigits: 2 },
    ratio: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    percent: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 },
  } as const;
  const number = (value: number, unit: keyof typeof formats) =>
    new Intl.NumberFormat(locale, { useGrouping: 'always', ...formats[unit] })
      .format(unit === 'percent' ? value / 100 : value)
      .replaceAll('-', '\u2212');
  const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const say = (id: string, values?: Readonly<Record<string, string>>) => speech.say(`ui.Report.${id}`, values);
  const month = (of: string) => months.format(utc(`${of}-01`));

  const signOf = (id: MetricId, missing: readonly LedgerKind[]) => {
    if (!metrics[id].restsOn.some((kind) => missing.includes(kind))) return '';
    return boundOf(id) === 'at_most' ? '≤ ' : '≥ ';
  };

  /** What a row is called in one of its dimensions. */
  const valueName = (dimension: MetricDimension, { dimensions, name, rest }: MetricsRow): string => {
    const value = dimensions[dimension] ?? null;
    if (dimension === 'day' || dimension === 'week') return value === null ? '' : days.format(utc(value));
    if (dimension === 'month') return value === null ? '' : month(value);
    if (value === null) return say(rest === 'no_order' ? 'outsideOrders' : 'notStated');
    if (dimension === 'country') return /^[A-Z]{2}$/.test(value) ? (regions.of(value) ?? value) : value;
    if (dimension === 'customer_type') return say(value === 'new' ? 'newCustomer' : 'returningCustomer');
    return name ?? value;
  };
  return {
    say,
    month,
    valueName,
    day: (day: string) => speech.day(day),
    range: (from: string, to: string) => speech.dateRange(from, to),
    number,
    isMoney: (id: MetricId) => metrics[id].unit === 'money',
    metric: (id: MetricId) => speech.say(`ui.Metric.${camel(id)}`),
    dimension: (id: MetricDimension) => speech.say(`ui.MetricDimension.${camel(id)}`),
    /** A figure as text; a dash where it is not known, and a sign where costs that it rests on are missing. */
    figure(id: MetricId, value: number | null, missing: readonly LedgerKind[]): string {
      if (value === null) return '–';
      return `${signOf(id, missing)}${number(value, metrics[id].unit)}`;
    },
    /** A part of the net sales, with the same sign. */
    share: (id: MetricId, share: number | null, missing: readonly LedgerKind[]) =>
      share === null ? '' : `${signOf(id, missing)}${number(share, 'percent')}`,
    /** The costs that are not fully known, as a sentence; null where none is. */
    missing: (kinds: readonly LedgerKind[]): string | null =>
      kinds.length === 0
        ? null
        : speech.say('ui.AtMost.costs', {
            costs: speech.list(
              kinds.map((kind) => speech.say(`ui.LedgerKind.${camel(kind)}`).toLocaleLowerCase(language)),
            ),
          }),
  };
}

export type ReportWords = ReturnType<typeof reportWords>;
