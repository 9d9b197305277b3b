import { LANGUAGES, REPORT_MEASURES, type ReportMeasure } from '@adaos/domain';
import { InvalidInputError } from '../errors/domain-errors.ts';
import { AmountReader } from '../imports/amounts.ts';
import { RecordParser } from '../imports/records.ts';
import { isPossibleAmount } from '../orders/bounds.ts';
import { toMinor } from '../orders/decimal.ts';
import { squash } from '../orders/squash.ts';

/** The totals of one month in a report's file, in minor units without the signs of discounts and refunds. */
export interface ReportRow {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly totals: Partial<Record<ReportMeasure, bigint>>;
}

// Shopify's "Sales over time", the revenue of WooCommerce Analytics, and titles in the product's languages; squashed.
const TITLES: Record<ReportMeasure | 'month', string> = {
  month: 'month date monthofyear period luna data perioada mois periode mes fecha periodo',
  orders: 'orders ordercount numberoforders comenzi numarcomenzi commandes nombredecommandes pedidos encomendas',
  gross: 'grosssales gross vanzaribrute ventesbrutes ventasbrutas vendasbrutas',
  discounts: 'discounts coupons discount reduceri remises reductions descuentos cupones descontos cupoes',
  refunds: 'returns refunds retururi rambursari retours remboursements devoluciones reembolsos devolucoes',
  netSales: 'netsales net vanzarinete ventesnettes ventasnetas vendasliquidas',
  shipping: 'shipping shippingcharges shippingtotal livrare transport livraison fraisdeport envio gastosdeenvio portes',
  vat: 'taxes tax vat taxe tva impuestos iva impostos',
};

const MONTH_NAMES = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index): [string, number] => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2024, index, 1));
        return [squash(name), index + 1];
      }),
    ),
  ),
);

/** `2024-03`, `2024-03-01`, `03/2024`, `March 2024`, `martie 2024`; null where the text names no month. */
export function readMonth(text: string): string | null {
  const iso = /^((?:19|20)\d\d)-(\d\d)(?:-\d\d(?:[T ].*)?)?$/.exec(text.trim());
  const numbers = /^(\d{1,2})[./-]((?:19|20)\d\d)$/.exec(text.trim());
  const words = /^(\D+?)\s+(?:de\s+)?((?:19|20)\d\d)$/.exec(text.trim());
  const year = iso?.[1] ?? numbers?.[2] ?? words?.[2];
  const month = Number(iso?.[2] ?? numbers?.[1] ?? MONTH_NAMES.get(squash(words?.[1] ?? '')) ?? 0);
  return year === undefined || month < 1 || month > 12 ? null : `${year}-${String(month).padStart(2, '0')}`;
}

const DELIMITERS = [',', ';', '\t'];

async function recordsOf(text: string): Promise<readonly { cells: readonly string[]; line: number }[]> {
  const [titles = ''] = text.split(/\r\n|\r|\n/, 1);
  const delimiter = DELIMITERS.toSorted((a, b) => titles.split(b).length - titles.split(a).length)[0] ?? ',';
  const parser = new RecordParser(delimiter);
  return [...(await parser.write(Buffer.from(text))), ...(await parser.end())];
}

const refuse = (
  code: 'report_columns' | 'report_month_unreadable' | 'report_amount_unreadable' | 'report_month_twice',
  message: string,
  line = 1,
) => new InvalidInputError(code, message, { values: { line } });

function placesOf(titles: readonly string[]) {
  const squashed = titles.map((title) => squash(title));
  const place = (names: string) =>
    names
      .split(' ')
      .map((name) => squashed.indexOf(name))
      .find((at) => at !== -1);
  const month = place(TITLES.month);
  const measures = REPORT_MEASURES.flatMap((measure): [ReportMeasure, number][] => {
    const at = place(TITLES[measure]);
    return at === undefined ? [] : [[measure, at]];
  });
  if (month === undefined || measures.length === 0)
    throw refuse('report_columns', 'The file needs a column of the month and one of totals, by their titles.');
  return { month, measures };
}

/**
 * Reads a report with a row for each month.
 * @throws InvalidInputError `report_columns`, `report_month_unreadable`, `report_amount_unreadable`, `report_month_twice`, with the line.
 */
export async function readReportFile(text: string, digits: number): Promise<ReportRow[]> {
  const records = await recordsOf(text.replace(/^\uFEFF/, '')).catch(() => {
    throw refuse('report_columns', 'The file is no table.');
  });
  const [titles, ...rows] = records;
  const { month: monthAt, measures } = placesOf(titles?.cells ?? []);
  // A row of sums names no month.
  const filled = rows.filter(({ cells }) => (cells[monthAt] ?? '') !== '');
  const probe = new AmountReader('.');
  for (const { cells } of filled) for (const [, at] of measures) probe.read(cells[at] ?? '');
  const amounts = new AmountReader(probe.bestMark('.'));
  const months = new Set<string>();
  const read = filled.map(({ cells, line }): ReportRow => {
    const month = readMonth(cells[monthAt] ?? '');
    if (month === null) throw refuse('report_month_unreadable', `Line ${line} names no month.`, line);
    if (months.has(month)) throw refuse('report_month_twice', `Line ${line} has the month ${month} again.`, line);
    months.add(month);
    const totals = measures.flatMap(([measure, at]): [ReportMeasure, bigint][] => {
      const cell = cells[at] ?? '';
      if (cell === '') return [];
      const value = amounts.read(cell);
      const minor = value === null || value === 'too large' ? null : toMinor(value, measure === 'orders' ? 0 : digits);
      if (minor === null || !isPossibleAmount(minor) || (measure === 'orders' && (minor < 0n || minor > 100_000_000n)))
        throw refuse('report_amount_unreadable', `Line ${line} has an amount that can't be read.`, line);
      const signless = measure === 'discounts' || measure === 'refunds';
      return [[measure, signless && minor < 0n ? -minor : minor]];
    });
    return { month, totals: Object.fromEntries(totals) };
  });
  const kept = read.filter(({ totals }) => Object.keys(totals).length > 0);
  if (kept.length === 0) throw refuse('report_columns', 'The file has no totals.');
  return kept;
}
