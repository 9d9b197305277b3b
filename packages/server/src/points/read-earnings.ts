import { sql } from 'kysely';
import { addDays } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { missingKinds } from '../insights/figures.ts';
import { readTotals } from '../insights/read-totals.ts';
import { type ActionEvent, type Contribution, type ContributionKind, mondayOf, WEEKS_COUNTED } from './earn.ts';

/** What happened to the shop's actions, oldest first. */
export async function readActionEvents(trx: ShopTransaction, shopId: string, timezone: string): Promise<ActionEvent[]> {
  const { rows } = await sql<{
    action_id: string;
    event: ActionEvent['event'];
    account_id: string | null;
    at: Date;
    day: string;
    amount: string | null;
  }>`
    select action_id, event, account_id, at, (at at time zone ${timezone})::date as day, amount_minor as amount
    from action_events where shop_id = ${shopId} and event in ('done', 'reopen', 'returned', 'measured') order by id`.execute(
    trx,
  );
  return rows.map(({ action_id: actionId, account_id: accountId, amount, ...row }) => {
    return { ...row, actionId, accountId, amount: amount === null ? null : Number(amount) };
  });
}

/** What members filled in and judged since a day, each thing once, by the member who was first, oldest first. What was taken back is left out. */
export async function readContributions(
  trx: ShopTransaction,
  shopId: string,
  timezone: string,
  since: string,
): Promise<Contribution[]> {
  const { rows } = await sql<{ account_id: string; kind: ContributionKind; at: Date; day: string }>`
    select account_id, kind, at, (at at time zone ${timezone})::date as day from (
      (select distinct on (kind) created_by as account_id, 'cost' as kind, created_at as at from cost_rules
        where shop_id = ${shopId} and kind in (select kind from cost_rules where shop_id = ${shopId} and withdrawn_at is null)
        order by kind, created_at, id)
      union all
      (select distinct on (sku) created_by, 'product_cost', created_at from product_costs
        where shop_id = ${shopId} and sku in (select sku from product_costs where shop_id = ${shopId} and withdrawn_at is null)
        order by sku, created_at, id)
      union all
      (select distinct on (v.order_id) v.decided_by, 'verdict', v.decided_at from fraud_verdicts v
        join screened_orders s on s.shop_id = ${shopId} and s.order_id = v.order_id and (s.signs <> 0 or s.found or s.called_off)
        where v.shop_id = ${shopId} and v.verdict is not null and not exists (
          select from fraud_verdicts back where back.shop_id = ${shopId} and back.order_id = v.order_id
            and back.id > v.id and back.verdict is null)
        order by v.order_id, v.id)
    ) as done where account_id is not null and (at at time zone ${timezone})::date >= ${since}::date
    order by at, kind, account_id`.execute(trx);
  return rows.map(({ account_id: accountId, kind, at, day }) => ({ accountId, kind, at, day }));
}

/**
 * The Mondays of the weeks that are over in which every cost of every sale is known, oldest first. A week without a sale is none.
 * @param today of the shop.
 */
export async function readCompleteWeeks(trx: ShopTransaction, shopId: string, today: string): Promise<string[]> {
  const thisWeek = mondayOf(today);
  const period = { from: addDays(thisWeek, -7 * WEEKS_COUNTED), to: addDays(thisWeek, -1) };
  const days = await readTotals(trx, shopId, period, 'day');
  const sold = [...days].filter(([, { rows }]) => rows.some(({ kind }) => kind === 'sale'));
  return [...Map.groupBy(sold, ([day]) => mondayOf(day))]
    .filter(([, week]) => week.every(([, totals]) => missingKinds(totals).length === 0))
    .map(([week]) => week)
    .toSorted();
}
