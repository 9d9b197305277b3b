import type { CostCoverage } from '@adaos/api';
import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import { dayCount, type Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { percentOf } from '../ledger/money.ts';
import { calledOff } from '../ledger/called-off.ts';

/** Costs that belong to each order that was sent. */
const SALE_COSTS = ['shipping_cost', 'handling', 'payment_fee'] as const;

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

interface Counts {
  kind: CostCoverage['kind'];
  known: string;
  of: string;
  known_amount: string | null;
  amount: string | null;
}

const coverage = ({ kind, known, of, known_amount: part, amount: whole }: Counts): CostCoverage => {
  const share = percentOf(BigInt(part ?? 0), BigInt(whole ?? 0));
  return { kind, known: Number(known), of: Number(of), share };
};

/**
 * How much of the sales of a period has each cost, from a rule or recorded: known share = net sales of the orders that have it / net
 * sales. The cost of returns is compared with what was refunded, fixed costs with the days.
 */
export async function readCoverage(trx: ShopTransaction, shopId: string, period: Period): Promise<CostCoverage[]> {
  const kinds = sql.join(SALE_COSTS.map((kind) => sql`(${sql.lit(kind)})`));
  const sold = await sql<Counts>`
    with sold as (
      select o.id, coalesce(sum(t.amount_minor) filter (where t.kind in (${netSalesKinds})), 0) as net,
        array_agg(t.kind) filter (where t.entries > 0) as kinds
      from orders o join order_totals t on t.shop_id = ${shopId} and t.order_id = o.id
      where o.shop_id = ${shopId} and o.kind = 'order' and o.order_on between ${period.from} and ${period.to} and not ${calledOff('o')}
      group by o.id
    )
    select cost.kind, count(*) filter (where cost.kind = any(kinds)) as known, count(sold.id) as of,
      sum(net) filter (where cost.kind = any(kinds)) as known_amount, sum(net) as amount
    from (values ${kinds}) as cost(kind) left join sold on true group by cost.kind`.execute(trx);
  const returned = await sql<Counts>`
    with returned as (
      select t.order_id, -sum(t.amount_minor) as amount, exists (
        select from order_totals c where c.shop_id = ${shopId} and c.order_id = t.order_id and c.kind = 'return_shipping_cost'
          and c.entries > 0) as known
      from order_totals t join orders o on o.shop_id = ${shopId} and o.id = t.order_id
      where t.shop_id = ${shopId} and t.kind = 'refund' and t.amount_minor < 0
        and t.occurred_on between ${period.from} and ${period.to} and not ${calledOff('o')}
      group by t.order_id
    )
    select 'return_shipping_cost' as kind, count(*) filter (where known) as known, count(*) as of,
      sum(amount) filter (where known) as known_amount, sum(amount) as amount from returned`.execute(trx);
  const fixed = await sql<{ known: string }>`
    select count(distinct occurred_on) as known from daily_totals
    where shop_id = ${shopId} and kind = 'custom_cost' and entries > 0
      and occurred_on between ${period.from} and ${period.to}`.execute(trx);
  const days = dayCount(period);
  const known = fixed.rows[0]?.known ?? '0';
  return [
    ...sold.rows
      .map(coverage)
      .toSorted((a, b) => SALE_COSTS.indexOf(a.kind as never) - SALE_COSTS.indexOf(b.kind as never)),
    ...returned.rows.map(coverage),
    coverage({ kind: 'custom_cost', known, of: String(days), known_amount: known, amount: String(days) }),
  ];
}
