import type { ProfitAndLoss, Report, ReportAnswer } from '@adaos/api';
import { DEFAULT_LANGUAGE, type Language, LEDGER_KINDS, PROFIT_AND_LOSS } from '@adaos/domain';
import { stringify } from 'csv-stringify/sync';
import { drawPdf } from '../pdf/draw.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { getProfitAndLoss } from './profit-and-loss.ts';
import { reportSheet } from './report-sheet.ts';
import { getReport } from './reports.ts';
import { runIncluded } from './run-report.ts';
import type { ReportSheet } from './sheet.ts';
import { statementSheet } from './statement-sheet.ts';
import { reportWords } from './words.ts';

export interface ReportFile {
  readonly name: string;
  readonly content: Buffer | string;
}

type Needed = Pick<Services, 'database' | 'appOrigin'>;
type Reader = Pick<Actor, 'shopId' | 'accountId' | 'role'>;
export type FileKind = 'csv' | 'pdf';

const DRAWN_BY = new URL('report-pdf.ts', import.meta.url);

/** In UTF-8 with byte order mark; what would be a formula is text, by an apostrophe before it. Numbers are as programs read them. */
const csvOf = (columns: readonly string[], rows: readonly (readonly (string | number | null)[])[]) =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, header: true, columns: [...columns], escape_formulas: true, record_delimiter: 'windows' },
  );

/** A name that every system takes as that of a file. */
const fileName = (name: string, day: string, kind: FileKind) => {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-')
    .toLowerCase();
  return `${plain === '' ? 'report' : plain}-${day}.${kind}`;
};

const shopName = ({ database }: Needed, shopId: string) =>
  database.readShop(shopId, async (trx) => {
    const { name } = await trx
      .selectFrom('shops')
      .select('name')
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow();
    return name;
  });

const draw = (sheet: ReportSheet) => drawPdf(DRAWN_BY, sheet);

/** The rows of a report and its total, each figure with the one compared with; what is not known is empty. */
export function reportCsv(
  { definition }: Pick<Report, 'definition'>,
  answer: ReportAnswer,
  language: Language,
): string {
  const { rows, totals, compared, currency } = answer;
  const { dimensions, metrics: ids } = definition;
  const words = reportWords(language, currency);
  const kinds = (missing: readonly string[]) => LEDGER_KINDS.filter((kind) => missing.includes(kind)).join(' ');
  const figures = ({ values, before, missing }: ReportAnswer['totals']) => [
    ...ids.flatMap((id) => [values[id] ?? null, ...(compared ? [before?.values[id] ?? null] : [])]),
    kinds(missing),
  ];
  const columns = [
    ...dimensions.map(words.dimension),
    ...ids.flatMap((id) => [
      words.metric(id),
      ...(compared ? [words.say('beforeColumn', { name: words.metric(id) })] : []),
    ]),
    words.say('missingCosts'),
  ];
  // A time is written as programs read it; all else by its name.
  const nameOf = (row: ReportAnswer['rows'][number]) =>
    dimensions.map((dimension) =>
      dimension === 'day' || dimension === 'week' || dimension === 'month'
        ? (row.dimensions[dimension] ?? null)
        : words.valueName(dimension, row),
    );
  return csvOf(columns, [
    ...rows.map((row) => [...nameOf(row), ...figures(row)]),
    [...dimensions.map((_, place) => (place === 0 ? words.say('total') : null)), ...figures(totals)],
  ]);
}

interface FilesAsked {
  readonly kinds: readonly FileKind[];
  readonly language?: Language | undefined;
  readonly now?: Date;
}

/**
 * A saved report as files, as it is now. A PDF is drawn in a thread of its own.
 * @throws NotFoundError; ForbiddenError `plan_without_reports`; as `runIncluded`
 */
export async function reportFiles(
  services: Needed,
  actor: Reader,
  id: string,
  { kinds, language = DEFAULT_LANGUAGE, now = new Date() }: FilesAsked,
): Promise<{ files: ReportFile[]; report: Report; answer: ReportAnswer }> {
  const report = await getReport(services, actor, id);
  const answer = await runIncluded(services, actor, report.definition, now);
  const files: ReportFile[] = [];
  for (const kind of kinds) {
    const name = fileName(report.name, answer.to, kind);
    if (kind === 'csv') {
      files.push({ name, content: reportCsv(report, answer, language) });
    } else {
      const shop = await shopName(services, actor.shopId);
      files.push({ name, content: await draw(reportSheet(report, answer, { shop, language, now })) });
    }
  }
  return { files, report, answer };
}

/** The profit and loss statement as CSV. */
function statementCsv(statement: ProfitAndLoss, language: Language): string {
  const words = reportWords(language, statement.currency);
  const signs = new Map(PROFIT_AND_LOSS.map(({ metric, part }) => [metric, part === 'minus' ? -1 : 1]));
  const signed = (metric: (typeof statement.lines)[number]['metric'], value: number | null) =>
    value === null || value === 0 ? value : value * (signs.get(metric) ?? 1);
  return csvOf(
    [
      words.say('profitAndLoss'),
      ...statement.columns.flatMap(({ month: of }) => [of, `${of} ${words.say('ofNetSales')}`]),
      words.say('missingCosts'),
    ],
    statement.lines.map(({ metric, figures }) => [
      words.metric(metric),
      ...figures.flatMap(({ value, share }) => [signed(metric, value), signed(metric, share)]),
      LEDGER_KINDS.filter((cost) => figures[0]?.missing.includes(cost)).join(' '),
    ]),
  );
}

/** The profit and loss statement of a month as files; a month left out is the last whole one with data. */
export async function statementFiles(
  services: Needed,
  actor: Pick<Reader, 'shopId' | 'role'>,
  { kinds, month, language = DEFAULT_LANGUAGE, now = new Date() }: FilesAsked & { month?: string | undefined },
): Promise<{ files: ReportFile[]; statement: ProfitAndLoss }> {
  const statement = await getProfitAndLoss(services, actor, month, now);
  const files: ReportFile[] = [];
  for (const kind of kinds) {
    const name = fileName('profit-and-loss', statement.month, kind);
    if (kind === 'csv') {
      files.push({ name, content: statementCsv(statement, language) });
    } else {
      const shop = await shopName(services, actor.shopId);
      files.push({ name, content: await draw(statementSheet(statement, { shop, language, now })) });
    }
  }
  return { files, statement };
}
