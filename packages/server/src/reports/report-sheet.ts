import type { Report, ReportAnswer } from '@adaos/api';
import { isTimeDimension, type Language, LEDGER_KINDS, type MetricId } from '@adaos/domain';
import { metrics } from '../metrics/definitions/index.ts';
import type { ReportSheet, SheetChart, SheetRow } from './sheet.ts';
import { type ReportWords, reportWords } from './words.ts';

/** Names that a chart of bars has room for. */
const MOST_BARS = 15;

type Named = Pick<Report, 'name' | 'definition'>;

/** The chart of the first metric; none for two dimensions, whose rows are no single series. */
function chartOf({ definition }: Named, { rows }: ReportAnswer, words: ReportWords): SheetChart | null {
  const { chart, dimensions, metrics: ids } = definition;
  const [dimension, another] = dimensions;
  const [metric] = ids;
  if (chart === 'none' || dimension === undefined || another !== undefined || metric === undefined) return null;
  const times = isTimeDimension(dimension);
  const shown = times ? rows : rows.slice(0, MOST_BARS);
  const points = shown.map((row) => {
    const value = row.values[metric] ?? null;
    return { name: words.valueName(dimension, row), value, said: words.figure(metric, value, row.missing) };
  });
  return { kind: times ? chart : 'bars', title: words.metric(metric), points, times };
}

interface Printed {
  /** Of the shop. */
  readonly shop: string;
  readonly language: Language;
  readonly now: Date;
}

/** A report in the words, numbers and dates of a language. */
export function reportSheet(report: Named, answer: ReportAnswer, { shop, language, now }: Printed): ReportSheet {
  const { name, definition } = report;
  const { currency, rows, rowCount, totals, compared, from, to } = answer;
  const words = reportWords(language, currency);
  const { say } = words;
  const { dimensions, metrics: ids, filters: [filter] = [] } = definition;
  const figures = ({ values, missing, before }: ReportAnswer['totals']) =>
    ids.map((id: MetricId) => ({
      text: words.figure(id, values[id] ?? null, missing),
      ...(before && { below: words.figure(id, before.values[id] ?? null, before.missing) }),
    }));
  const lines: SheetRow[] = rows.map((row) => ({
    kind: 'row',
    cells: [...dimensions.map((dimension) => ({ text: words.valueName(dimension, row) })), ...figures(row)],
  }));
  const total: SheetRow = {
    kind: 'total',
    cells: [...dimensions.map((_, place) => ({ text: place === 0 ? say('total') : '' })), ...figures(totals)],
  };
  const parts = [...rows, totals];
  const lacking = LEDGER_KINDS.filter((kind) => parts.some(({ missing }) => missing.includes(kind)));
  const missing = words.missing(lacking.filter((kind) => ids.some((id) => metrics[id].restsOn.includes(kind))));
  const values = filter?.values.map((value) => value ?? say('notStated')).join(', ');
  return {
    language,
    title: name,
    facts: [
      [say('shop'), shop],
      [say('period'), words.range(from, to)],
      ...(currency === null ? [] : ([[say('currency'), currency]] as const)),
      [say('created'), words.day(now.toISOString().slice(0, 10))],
    ],
    chart: chartOf(report, answer, words),
    columns: [
      ...dimensions.map((dimension) => ({ text: words.dimension(dimension), numbers: false })),
      ...ids.map((id) => ({ text: words.metric(id), numbers: true })),
    ],
    rows: [...lines, total],
    notes: [
      ...(filter ? [say('only', { dimension: words.dimension(filter.dimension), values: values ?? '' })] : []),
      ...(compared ? [say('compared', { range: words.range(compared.from, compared.to) })] : []),
      ...(rows.length < rowCount
        ? [
            say('firstRows', {
              shown: words.number(rows.length, 'count'),
              total: words.number(rowCount, 'count'),
            }),
          ]
        : []),
      ...(missing === null ? [] : [say('bounds'), `${missing}.`]),
    ],
    page: say('page', { page: '{page}', pages: '{pages}' }),
  };
}
