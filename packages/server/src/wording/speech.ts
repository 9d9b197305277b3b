import {
  INSIGHT_TEXTS,
  type InsightCode,
  type Language,
  localeOf,
  type NoticeCode,
  NOTICES,
  PERCENT_VALUES,
  platformName,
} from '@adaos/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { texts } from './generated/texts.ts';

type Values = Readonly<Record<string, string | number | null>>;

/** The texts and formats of a language, as the app has them. */
export interface Speech {
  readonly language: Language;
  /** A message of the library by its id. @throws Error for an id that tools/server-texts.mjs leaves out */
  say(id: string, values?: Readonly<Record<string, string | number>>): string;
  /** The title and text of what was reported; undefined for a code that nobody knows any more. */
  wording(code: string, values: Values): { readonly title: string; readonly text: string } | undefined;
  /** An amount in major units, e.g. `1.234,50 RON`. */
  money(amount: number, currency: string | null, decimals?: number): string;
  /** @param value 12.4 is 12.4 % */
  percent(value: number): string;
  /** @param day `YYYY-MM-DD` */
  day(day: string): string;
  dateRange(from: string, to: string): string;
  list(items: readonly string[]): string;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const capital = (name: string) => name.charAt(0).toLocaleUpperCase('en') + name.slice(1);
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** The English of a wording is in the domain. */
const isWording = (code: string): code is NoticeCode | InsightCode =>
  Object.hasOwn(NOTICES, code) || Object.hasOwn(INSIGHT_TEXTS, code);

export function speechOf(language: Language): Speech {
  const locale = localeOf(language);
  const catalog = texts[language];
  const say: Speech['say'] = (id, values = {}) => {
    const message = catalog[id];
    if (message === undefined) throw new Error(`The server has no text ${id}.`);
    return String(new IntlMessageFormat(message, locale).format(values));
  };
  const number = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { useGrouping: 'always', ...options }).format(value).replaceAll('-', '\u2212');
  const percent = (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 });
  const valueOf = (name: string, value: string | number): string | number => {
    if (typeof value === 'number') return PERCENT_VALUES.has(name) ? percent(value) : value;
    if (`ui.wordingValue.${name}.${value}` in catalog) return say(`ui.wordingValue.${name}.${value}`);
    if (name === 'platform') return platformName(value);
    const kind = `ui.LedgerKind.${value.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    if (name === 'cost' && kind in catalog) return say(kind);
    if (name === 'month' && /^\d{4}-\d{2}$/.test(value)) {
      return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        utc(`${value}-01`),
      );
    }
    if (name === 'plan') return capital(value);
    if (name === 'date' && /^\d{4}-\d{2}-\d{2}/.test(value)) {
      return new Intl.DateTimeFormat(locale, LONG).format(utc(value.slice(0, 10)));
    }
    return value;
  };
  return {
    language,
    say,
    percent,
    wording(code, values) {
      if (!isWording(code) || !(`ui.wording.${code}.title` in catalog)) return undefined;
      const said = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, valueOf(name, value ?? '')]),
      );
      const text = `ui.wording.${code}.text`;
      return { title: say(`ui.wording.${code}.title`, said), text: text in catalog ? say(text, said) : '' };
    },
    money: (amount, currency, decimals) =>
      number(amount, {
        ...(currency === null ? {} : { style: 'currency', currency, currencyDisplay: 'code' }),
        ...((currency === null || decimals !== undefined) && {
          minimumFractionDigits: decimals ?? 2,
          maximumFractionDigits: decimals ?? 2,
        }),
      }),
    day: (day) => new Intl.DateTimeFormat(locale, LONG).format(utc(day)),
    dateRange: (from, to) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
        .formatRange(utc(from), utc(to))
        .replaceAll('\u2009', ' '),
    list: (items) => new Intl.ListFormat(locale).format(items),
  };
}
