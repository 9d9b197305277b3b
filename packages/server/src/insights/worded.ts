import type { Wording } from '@adaos/api';
import { type InsightCode, INSIGHT_TEXTS, PERCENT_VALUES } from '@adaos/domain';
import { IntlMessageFormat } from 'intl-messageformat';

export interface Worded {
  /** English. */
  readonly title: string;
  /** English; empty where the title says it all. */
  readonly text: string;
  readonly wording: Wording & { readonly code: InsightCode };
}

type Values = Readonly<Record<string, string | number>>;

/** A text of the shop's data in English, with the wording that other languages are made from. */
export function worded(code: InsightCode, values: Values = {}): Worded {
  const texts: { readonly title: string; readonly text?: string } = INSIGHT_TEXTS[code];
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (PERCENT_VALUES.has(name)) return [name, `${value}%`];
      return [name, name === 'cost' ? String(value).replaceAll('_', ' ') : value];
    }),
  );
  const inEnglish = (message: string) => String(new IntlMessageFormat(message, 'en').format(said));
  const wording = Object.keys(values).length > 0 ? { code, values: { ...values } } : { code };
  return { title: inEnglish(texts.title), text: texts.text === undefined ? '' : inEnglish(texts.text), wording };
}
