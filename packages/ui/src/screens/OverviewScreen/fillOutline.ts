import { SPARK_BOX, sparkPath } from '../../components/Sparkline/path.ts';
import { moneyOptions, moneyParts, percentOptions } from '../../i18n/numbers.ts';
import { withMinus } from '../../i18n/withMinus.ts';
import { roiOf } from './series.ts';
import type { OverviewData } from './OverviewView.ts';

/** What an outline bears in place of what is not known yet, beside its figures of 0. The currency: none, by ISO 4217. */
export const TEXTS = {
  currency: 'XXX',
  month: '{month}',
  change: '{change}',
  previous: '{previous}',
  share: '{share}',
  hundred: '{hundred}',
} as const;

export type OutlinedFigure = 'profitNet' | 'adsSpend' | 'roi' | 'predictions';

/** More or less than in the period before, and something remaining of what was sold. */
export type OutlinedCase = 'more' | 'less' | 'remains';

type Outlined = Pick<OverviewData, OutlinedFigure | 'chartData'> & {
  readonly currency: string;
  readonly breakdown: readonly { readonly amount: number }[];
  readonly prediction: { readonly month: string } | null;
  readonly comparison: Readonly<{ profitNet: number | null; change: { profitNet: number | null } }> | null;
};

type Format = Intl.NumberFormat;

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isFigure = (value: unknown) => value === null || isAmount(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isListOf = (list: unknown, fits: (entry: Record<string, unknown>) => boolean) =>
  Array.isArray(list) && list.every((entry) => isObject(entry) && fits(entry));

/** Whether an answer has what an outline shows. Whether all of it is right is for the app to check. */
function isOutlined(answer: unknown): answer is Outlined {
  if (!isObject(answer)) return false;
  const { currency, prediction, comparison, source } = answer;
  return (
    source === 'live' &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    [answer['profitNet'], answer['adsSpend'], answer['roi'], answer['predictions']].every(isFigure) &&
    isListOf(answer['chartData'], ({ profit, ads }) => isFigure(profit) && isFigure(ads)) &&
    isListOf(answer['breakdown'], ({ amount }) => isAmount(amount)) &&
    (prediction === null || (isObject(prediction) && /^\d{4}-\d{2}$/.test(String(prediction['month'])))) &&
    (comparison === null ||
      (isObject(comparison) &&
        isFigure(comparison['profitNet']) &&
        isObject(comparison['change']) &&
        isFigure(comparison['change']['profitNet'])))
  );
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function draw(line: SVGElement, values: readonly (number | null)[]): void {
  const spark = sparkPath(values, SPARK_BOX);
  const end = line.querySelector('circle');
  if (spark === null) {
    line.remove();
    return;
  }
  line.querySelector('path')?.setAttribute('d', spark.path);
  if (spark.end === null) end?.remove();
  end?.setAttribute('cx', String(spark.end?.x));
  end?.setAttribute('cy', String(spark.end?.y));
}

/** The texts about the net profit that are right for an answer, and those that they bear. */
function told({ profitNet, breakdown, comparison }: Outlined) {
  const change = comparison?.change.profitNet ?? null;
  const sold = breakdown.reduce((sum, { amount }) => sum + amount, 0);
  const share = profitNet === null || sold <= 0 ? null : (100 * profitNet) / sold;
  const cases: OutlinedCase[] = [];
  if (change !== null && Math.abs(change) >= 0.05) cases.push(change > 0 ? 'more' : 'less');
  if (share !== null && share >= 0) cases.push('remains');
  return { cases, change: Math.abs(change ?? 0), previous: comparison?.profitNet ?? 0, share: share ?? 0 };
}

/**
 * Writes a shop's figures into an `OverviewOutline` and shows those that are known, as the overview itself will.
 * @param outline what holds the markup.
 * @param answer what the server has answered, not checked yet.
 * @param locale as given to `IntlProvider`.
 * @returns whether the answer was one that could be written down; if not, nothing has changed.
 */
export function fillOutline(outline: ParentNode, answer: unknown, locale: string): boolean {
  if (!isOutlined(answer)) return false;
  const { currency, prediction, chartData } = answer;
  // Each takes some milliseconds to make on a phone.
  const [amounts, exact, whole, shares] = [
    moneyOptions(currency),
    moneyOptions(currency, 2),
    moneyOptions(currency, 0),
    percentOptions(1),
  ].map((options) => new Intl.NumberFormat(locale, options)) as [Format, Format, Format, Format];
  const percent = (value: number) => withMinus(shares.format(value / 100));
  const amountAlone = (format: Format) => (amount: number) => moneyParts(format.formatToParts(amount)).number;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

  const { cases, ...about } = told(answer);
  for (const text of outline.querySelectorAll<HTMLElement>('[data-when]')) {
    if (cases.some((name) => name === text.dataset['when'])) text.replaceWith(...text.childNodes);
    else text.remove();
  }
  const texts = {
    [TEXTS.currency]: currency,
    [TEXTS.month]: prediction === null ? '' : month.format(Date.parse(`${prediction.month}-01`)),
    [TEXTS.change]: percent(about.change),
    [TEXTS.previous]: withMinus(amounts.format(about.previous)),
    [TEXTS.share]: withMinus(exact.format(about.share)),
    [TEXTS.hundred]: whole.format(100),
  };

  const write = (figure: OutlinedFigure, format: (value: number) => string, values?: readonly (number | null)[]) => {
    const place = outline.querySelector(`[data-figure="${figure}"]`);
    const value = answer[figure];
    if (!place || value === null) return;
    for (const text of textsIn(place)) {
      if (/\d/.test(text.data)) text.data = format(value);
      else for (const [name, known] of Object.entries(texts)) text.data = text.data.replace(name, known);
    }
    const line = place.querySelector<SVGElement>('svg:has(circle)');
    if (line && values) draw(line, values);
    place.replaceWith(...place.childNodes);
  };
  write('profitNet', amountAlone(exact));
  write(
    'adsSpend',
    amountAlone(exact),
    chartData.map(({ ads }) => ads),
  );
  write('roi', percent, roiOf(chartData));
  if (prediction !== null) write('predictions', amountAlone(whole));
  return true;
}
