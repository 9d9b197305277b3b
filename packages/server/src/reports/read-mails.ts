import type { ReportMail, ReportMailState } from '@adaos/api';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { Actor } from '../services/actor.ts';

/** The way of deliveries that are reports. */
export const REPORT_CHANNEL = 'report';

/** The report that a delivery is of. @param period of the delivery: the report, and the day or moment that it is sent for */
export const reportOfDelivery = (period: string): string => period.split(' ', 1)[0] ?? '';

/** Whether each of the caller's reports is sent, by its id. */
export async function readReportMails(
  trx: ShopTransaction,
  { shopId, accountId }: Pick<Actor, 'shopId' | 'accountId'>,
): Promise<Map<string, ReportMailState>> {
  const { rows } = await sql<ReportMail & { report: string; sent_at: Date | null; problem: string | null }>`
    select m.report, m.every, m.files, sent.ended_at as sent_at, case when latest.state = 'failed' then latest.problem end as problem
    from report_mails m
    left join lateral (
      select state, problem from notice_deliveries d
      where d.shop_id = ${shopId} and d.account_id = ${accountId} and d.channel = ${REPORT_CHANNEL}
        and d.period like m.report || ' %' and d.ended_at is not null order by d.ended_at desc limit 1
    ) as latest on true
    left join lateral (
      select max(ended_at) as ended_at from notice_deliveries d
      where d.shop_id = ${shopId} and d.account_id = ${accountId} and d.channel = ${REPORT_CHANNEL}
        and d.period like m.report || ' %' and d.state = 'sent'
    ) as sent on true
    where m.shop_id = ${shopId} and m.account_id = ${accountId}`.execute(trx);
  return new Map(
    rows.map(({ report, every, files, sent_at: sentAt, problem }) => [
      report,
      { every, files, sentAt: sentAt?.toISOString() ?? null, problem },
    ]),
  );
}
