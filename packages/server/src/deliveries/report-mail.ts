import { type LedgerKind, type MetricId, type ReportMailFiles, STATEMENT } from '@adaos/domain';
import { ForbiddenError, NotFoundError } from '../errors/domain-errors.ts';
import { type FigureLine, figuresBlock, noteBlock } from '../mail/blocks.ts';
import { asName } from '../mail/compose.ts';
import { reportTexts } from '../mail/report-texts.ts';
import { mailTexts } from '../mail/texts.ts';
import { type FileKind, type ReportFile, reportFiles, statementFiles } from '../reports/files.ts';
import { reportOfDelivery } from '../reports/read-mails.ts';
import { type ReportWords, reportWords } from '../reports/words.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { speechOf } from '../wording/speech.ts';
import type { Delivery } from './delivery.ts';
import { fill, type NoticeMailDraft } from './notice-mail.ts';
import type { Recipient } from './recipient.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** A report cannot be sent at all. `problem` is a code that a person is shown. */
export class ReportNotSent extends Error {
  readonly problem: string;
  constructor(problem: string, options?: ErrorOptions) {
    super(`The report is not sent: ${problem}`, options);
    this.name = 'ReportNotSent';
    this.problem = problem;
  }
}

interface Content {
  readonly name: string;
  readonly files: readonly ReportFile[];
  readonly from: string;
  readonly to: string;
  /** Its sums. */
  readonly figures: readonly FigureLine[];
  readonly missing: readonly LedgerKind[];
  /** Of the page that shows it. */
  readonly address: string;
}

const KINDS: Readonly<Record<ReportMailFiles, readonly FileKind[]>> = {
  pdf: ['pdf'],
  csv: ['csv'],
  both: ['pdf', 'csv'],
};
const TYPES: Readonly<Record<FileKind, string>> = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' };

/** What a person asked for, and may see by now; undefined where it is not sent any more. */
async function readAsked({ database }: Services, { shop_id: shopId, account_id: accountId, period }: Delivery) {
  return database.readShop(shopId, (trx) =>
    trx
      .selectFrom('report_mails')
      .innerJoin('members', (join) =>
        join
          .onRef('members.shop_id', '=', 'report_mails.shop_id')
          .onRef('members.account_id', '=', 'report_mails.account_id'),
      )
      .select(['report', 'files', 'role'])
      .where('report_mails.shop_id', '=', shopId)
      .where('report_mails.account_id', '=', accountId)
      .where('report', '=', reportOfDelivery(period))
      .executeTakeFirst(),
  );
}

const amount = (
  words: ReportWords,
  id: MetricId,
  value: number | null,
  lacks: readonly LedgerKind[],
  currency: string | null,
) => {
  const text = words.figure(id, value, lacks);
  return words.isMoney(id) && value !== null && currency !== null ? `${text} ${currency}` : text;
};

async function readStatement(
  services: Services,
  reader: Pick<Actor, 'shopId' | 'role'>,
  kinds: readonly FileKind[],
  language: Recipient['language'],
): Promise<Content | null> {
  const { files, statement } = await statementFiles(services, reader, { kinds, language });
  const [column] = statement.columns;
  if (statement.source === 'none' || !column) return null;
  const words = reportWords(language, statement.currency);
  return {
    name: words.say('profitAndLoss'),
    files,
    from: column.from,
    to: column.to,
    // The net profit, which is below all others, first.
    figures: statement.lines
      .filter(({ part }) => part === 'sum')
      .toReversed()
      .map(({ metric, figures: [figure] }) => ({
        label: words.metric(metric),
        value: amount(words, metric, figure?.value ?? null, figure?.missing ?? [], statement.currency),
      })),
    missing: statement.missing,
    address: `/dashboard/reports?report=${STATEMENT}`,
  };
}

async function readBuilt(
  services: Services,
  reader: Pick<Actor, 'shopId' | 'accountId' | 'role'>,
  id: string,
  kinds: readonly FileKind[],
  language: Recipient['language'],
): Promise<Content | null> {
  const { files, report, answer } = await reportFiles(services, reader, id, { kinds, language });
  if (answer.source === 'none') return null;
  const words = reportWords(language, answer.currency);
  const { values, missing } = answer.totals;
  return {
    name: report.name,
    files,
    from: answer.from,
    to: answer.to,
    figures: report.definition.metrics.map((metric) => ({
      label: words.metric(metric),
      value: amount(words, metric, values[metric] ?? null, missing, answer.currency),
    })),
    missing: missing.filter((kind) =>
      report.definition.metrics.some((metric) => answer.restsOn[metric]?.includes(kind)),
    ),
    address: `/dashboard/reports?report=${id}`,
  };
}

/**
 * The mail of a report as it is now, with its files, for one person; null where it is not sent any more, is removed, or has no data.
 * @throws ReportNotSent where the plan or the role does not allow it
 */
export async function writeReportMail(
  services: Services,
  delivery: Delivery,
  { language, shop, email, accountId }: Recipient,
): Promise<NoticeMailDraft | null> {
  const asked = await readAsked(services, delivery);
  if (!asked) return null;
  const { shop_id: shopId } = delivery;
  const reader = { shopId, accountId, role: asked.role };
  const kinds = KINDS[asked.files];
  const read = () =>
    asked.report === STATEMENT
      ? readStatement(services, reader, kinds, language)
      : readBuilt(services, reader, asked.report, kinds, language);
  const content = await read().catch((error: unknown) => {
    if (error instanceof NotFoundError) return null;
    if (error instanceof ForbiddenError) throw new ReportNotSent(error.code, { cause: error });
    throw error;
  });
  if (!content) return null;
  const speech = speechOf(language);
  const texts = reportTexts[language];
  const origin = services.appOrigin();
  const values = {
    shop: asName(shop),
    report: asName(content.name),
    period: speech.dateRange(content.from, content.to),
    costs: speech.list(
      content.missing.map((kind) =>
        speech
          .say(`ui.LedgerKind.${kind.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`)
          .toLocaleLowerCase(language),
      ),
    ),
  };
  const end = unsubscribeUrl(services, { shopId, accountId, mail: `report:${asked.report}` });
  return {
    to: email,
    unsubscribe: end,
    attachments: content.files.map(({ name, content: file }) => ({
      filename: name,
      content: file,
      contentType: TYPES[name.endsWith('.pdf') ? 'pdf' : 'csv'],
    })),
    letter: {
      language,
      origin,
      subject: fill(texts.subject, values),
      heading: asName(content.name),
      intro: fill(texts.intro, values),
      blocks: [
        figuresBlock(content.figures),
        ...(content.missing.length > 0 ? [noteBlock(fill(texts.missing, values))] : []),
      ],
      button: { label: texts.open, url: `${origin}${content.address}` },
      linkHint: mailTexts[language].linkHint,
      notes: [{ text: texts.attached }],
      footer: texts.footer,
      choices: [{ text: texts.unsubscribe, url: end }],
    },
  };
}
