import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';

/**
 * The days of reports within some entries: `entry_id`, `day`. A day that any campaign of the same platform and name has from a report is
 * the report's.
 * @param entries a query of entries with `id`, `campaign_id`, `first_on`, `last_on`.
 */
export const reportedDays = (shopId: string, entries: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select distinct e.id as entry_id, r.day
  from (${entries}) as e join campaigns own on own.shop_id = ${shopId} and own.id = e.campaign_id
    join campaigns c on c.shop_id = ${shopId} and lower(c.platform) = lower(own.platform) and lower(c.name) = lower(own.name)
    join campaign_days r on r.shop_id = ${shopId} and r.campaign_id = c.id and r.day between e.first_on and e.last_on and r.reported`;

/**
 * Brings the days of the campaigns in line with the ad spend that was entered by hand and is in force. A day that any campaign of the
 * same platform and name has from a report is the report's: what was entered for it does not count. Doing it again changes nothing.
 * `postAdSpend` brings it into the ledger.
 */
export async function settleEnteredSpend(trx: ShopTransaction, shopId: string): Promise<void> {
  const { rows } = await sql`select from ad_spend_entries where shop_id = ${shopId} limit 1`.execute(trx);
  if (rows.length === 0) return;
  const inForce = sql`select * from ad_spend_entries where shop_id = ${shopId} and withdrawn_at is null`;
  const entered = sql`
    select e.campaign_id, d.day, sum(d.spend_minor)::bigint as spend
    from (${inForce}) as e join ad_spend_days d on d.shop_id = ${shopId} and d.entry_id = e.id
    where (e.id, d.day) not in (${reportedDays(shopId, inForce)})
    group by e.campaign_id, d.day`;
  await createTemporaryTable(trx, 'entered_days', entered, { others: ['campaign_id'] });
  await sql`
    delete from campaign_days d where shop_id = ${shopId} and not reported
      and not exists (select from entered_days e where e.campaign_id = d.campaign_id and e.day = d.day)`.execute(trx);
  await sql`
    insert into campaign_days as d (shop_id, campaign_id, day, spend_minor, reported)
    select ${shopId}, campaign_id, day, spend, false from entered_days
    on conflict (shop_id, campaign_id, day) do update set spend_minor = excluded.spend_minor
    where not d.reported and d.spend_minor <> excluded.spend_minor`.execute(trx);
}
