import { localeOf, type Language } from '@adaos/domain';

const SPACE = '[ \\u00a0\\u202f]';
const PERCENT = new RegExp(`\\d(?<gap>${SPACE}?)%`, 'g');
const MONEY = new RegExp(`(?:€${SPACE}?\\d|\\d${SPACE}?€)`, 'g');
const GROUPS = new RegExp(`(?<![\\d.,:/-])\\d{1,3}(?:[.,\\u0020\\u00a0\\u202f]\\d{3})+(?![\\d.,]*\\d)`, 'g');
const DECIMALS = /(?<![\d.,:])\d+(?<mark>[.,])\d{1,2}(?![\d.,:]|\p{L})/gu;

/** What no language writes: days as a computer does, days whose month may be the first or the second number, hours of twelve. */
const NOWHERE =
  /(?<!\d)\d{4}-\d\d-\d\d(?!\d)|(?<!\d)\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d)|\d ?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})|\d:\d\d-\d{1,2}:\d\d/giu;

/** What one language writes otherwise: the hour in French, the day before the month in English. */
const ELSEWHERE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?!\d)/g,
  fr: /(?<!\d)\d{1,2}:\d\d(?!\d)/g,
};

/** How `Intl` writes what is looked at, in a language. */
function formsOf(language: Language) {
  const locale = localeOf(language);
  const parts = (style: 'percent' | 'currency') =>
    new Intl.NumberFormat(locale, { style, currency: 'EUR', maximumFractionDigits: 0 }).format(
      style === 'percent' ? 0.1 : 10,
    );
  return {
    percent: parts('percent').replace(/^10|%$/g, ''),
    euro: parts('currency'),
    mark: new Intl.NumberFormat(locale).format(1.5).charAt(1),
    grouped: (value: number) =>
      (['auto', 'always'] as const).map((useGrouping) => new Intl.NumberFormat(locale, { useGrouping }).format(value)),
  };
}

/** The numbers, amounts, days and hours of a text that its language writes in another way. */
export function wrongFormats(language: Language, text: string): string[] {
  const { percent, euro, mark, grouped } = formsOf(language);
  const read = text.replaceAll(/`[^`]*`|https?:\/\/\S+|\]\([^)]*\)|Version [\d.]+|\+\d[\d ]+/g, ' ');
  return [
    ...Array.from(read.matchAll(PERCENT))
      .filter(({ groups }) => groups?.['gap'] !== percent)
      .map(([found]) => found),
    ...Array.from(read.matchAll(MONEY), ([found]) => found).filter((found) => found.replace(/\d/, '10') !== euro),
    ...Array.from(read.matchAll(GROUPS), ([found]) => found).filter(
      (found) => !grouped(Number(found.replaceAll(/\D/g, ''))).includes(found),
    ),
    ...Array.from(read.matchAll(DECIMALS))
      .filter(({ groups }) => groups?.['mark'] !== mark)
      .map(([found]) => found),
    ...Array.from(read.matchAll(NOWHERE), ([found]) => found),
    ...Array.from(read.matchAll(ELSEWHERE[language] ?? /(?!)/g), ([found]) => found),
  ];
}
