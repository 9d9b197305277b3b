import type { CostCoverage } from '@adaos/api';
import { RULED_COSTS } from '@adaos/domain';
import { dayCount, type Period } from '../calendar/days.ts';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { percentOf } from '../ledger/money.ts';

/** Of the lost disputes of orders of a period those that have a fee. */
async function readDisputes(trx: ShopTransaction, shopId: string, { from, to }: Period) {
  const { rows } = await sql<{ known: string; of: string }>`
    select count(*) as of, count(*) filter (where coalesce(t.known, 0) > 0) as known
    from (
      select distinct on (order_id) order_id, verdict from fraud_verdicts where shop_id = ${shopId} order by order_id, id desc
    ) as v join orders o on o.shop_id = ${shopId} and o.id = v.order_id left join (
      select order_id, sum(entries) as known from order_totals where shop_id = ${shopId} and kind = 'dispute_fee' group by order_id
    ) as t on t.order_id = o.id
    where v.verdict = 'lost' and o.order_on between ${from} and ${to}`.execute(trx);
  const { known = '0', of = '0' } = rows[0] ?? {};
  return { kind: 'dispute_fee', known, of, part: known, whole: of };
}

/**
 * How much of the sales of a period has each cost, from a rule or recorded: the sales that have it / all sales. The cost of returns is
 * compared with what was refunded, that of disputes with the lost ones, fixed costs with the days.
 */
export async function readCoverage(trx: ShopTransaction, shopId: string, period: Period): Promise<CostCoverage[]> {
  const rows = await trx
    .selectFrom('daily_coverage')
    .select((of) => [
      'kind',
      of.fn.sum<string>('known').as('known'),
      of.fn.sum<string>('counted').as('of'),
      of.fn.sum<string>('known_minor').as('part'),
      of.fn.sum<string>('counted_minor').as('whole'),
    ])
    .where('shop_id', '=', shopId)
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .groupBy('kind')
    .execute();
  const { days } = await trx
    .selectFrom('daily_totals')
    .select((of) => of.fn.count<string>('occurred_on').distinct().as('days'))
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'custom_cost')
    .where('entries', '>', '0')
    .where('occurred_on', '>=', period.from)
    .where('occurred_on', '<=', period.to)
    .executeTakeFirstOrThrow();
  const disputes = await readDisputes(trx, shopId, period);
  const all = String(dayCount(period));
  const fixed = { kind: 'custom_cost', known: days, of: all, part: days, whole: all };
  return RULED_COSTS.map((kind) => {
    const {
      known = '0',
      of = '0',
      part = '0',
      whole = '0',
    } = [...rows, fixed, disputes].find((row) => row.kind === kind) ?? {};
    return { kind, known: Number(known), of: Number(of), share: percentOf(BigInt(part), BigInt(whole)) };
  });
}
