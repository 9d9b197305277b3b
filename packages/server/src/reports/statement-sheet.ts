import type { ProfitAndLoss } from '@adaos/api';
import type { Language } from '@adaos/domain';
import type { ReportSheet } from './sheet.ts';
import { reportWords } from './words.ts';

/** The profit and loss statement in the words, numbers and dates of a language. What takes away has a minus before its name. */
export function statementSheet(
  { currency, columns, lines, missing }: ProfitAndLoss,
  { shop, language, now }: { readonly shop: string; readonly language: Language; readonly now: Date },
): ReportSheet {
  const words = reportWords(language, currency);
  const { say } = words;
  const [first] = columns;
  const lacking = words.missing(missing);
  return {
    language,
    title: say('profitAndLoss'),
    facts: [
      [say('shop'), shop],
      ...(first ? ([[say('period'), words.range(first.from, first.to)]] as const) : []),
      ...(currency === null ? [] : ([[say('currency'), currency]] as const)),
      [say('created'), words.day(now.toISOString().slice(0, 10))],
    ],
    chart: null,
    columns: [
      { text: '', numbers: false },
      ...columns.flatMap(({ month }, place) => [
        { text: words.month(month), numbers: true },
        ...(place === 0 ? [{ text: say('ofNetSales'), numbers: true }] : []),
      ]),
    ],
    rows: lines.map(({ metric, part, figures }) => {
      return {
        kind: part === 'sum' ? 'sum' : 'row',
        cells: [
          { text: `${part === 'minus' ? '− ' : ''}${words.metric(metric)}` },
          ...figures.flatMap(({ value, share, missing: lacks }, place) => {
            const amount = columns[place]?.hasData === false ? '' : words.figure(metric, value, lacks);
            return [{ text: amount }, ...(place === 0 ? [{ text: words.share(metric, share, lacks) }] : [])];
          }),
        ],
      };
    }),
    notes: lacking === null ? [] : [say('bounds'), `${lacking}.`],
    page: say('page', { page: '{page}', pages: '{pages}' }),
  };
}
