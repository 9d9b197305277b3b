import { LEDGER_KINDS, type LedgerKind, NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { lackingKinds } from '../insights/figures.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { sumOf, type Totals } from '../insights/totals.ts';
import { type ChannelSums, less } from './channel-amounts.ts';

/** All orders of a period, whatever they came by; what ads cost is beside them. */
async function readOrderSums(trx: ShopTransaction, shopId: string, period: Period): Promise<ChannelSums> {
  const { rows } = await sql<{ orders: string; customers: string; net: string; contribution: string }>`
    select (
        select coalesce(sum(orders), 0) from daily_orders
        where shop_id = ${shopId} and kind = 'order' and order_on between ${period.from}::date and ${period.to}::date
      ) as orders, coalesce(sum(orders) filter (where part = 'new'), 0) as customers, coalesce(sum(net_minor), 0) as net,
      coalesce(sum(contribution_minor), 0) as contribution
    from customer_days where shop_id = ${shopId} and occurred_on between ${period.from}::date and ${period.to}::date`.execute(
    trx,
  );
  const [found = { orders: '0', customers: '0', net: '0', contribution: '0' }] = rows;
  return {
    orders: Number(found.orders),
    newCustomers: Number(found.customers),
    net: BigInt(found.net),
    contribution: BigInt(found.contribution),
    spend: 0n,
  };
}

/** The rows beside those of the channels, and what all of them are: the figures of the overview. */
export interface Whole {
  /** Orders that belong to no channel. */
  readonly none: ChannelSums;
  /** What belongs to no order: fixed costs, and ads of no channel. */
  readonly beside: ChannelSums;
  readonly sum: ChannelSums;
}

export function wholeOf(totals: Totals, orders: ChannelSums, channels: ChannelSums): Whole {
  const spend = -sumOf(totals, ['ad_spend']);
  const sum: ChannelSums = {
    ...orders,
    net: sumOf(totals, NET_SALES_KINDS),
    contribution: sumOf(totals, LEDGER_KINDS) + spend,
    spend,
  };
  const none = less(orders, { ...channels, spend: 0n });
  return { none, beside: less(less(sum, channels), none), sum };
}

/** The ledger of a period, and its orders. */
export async function readPeriod(trx: ShopTransaction, shopId: string, period: Period) {
  const totals = await readPeriodTotals(trx, shopId, period);
  return { totals, orders: await readOrderSums(trx, shopId, period) };
}

/** Which orders belong to no channel is not kept: each cost that is missing in the period may be missing in them. */
export const lackedByNone = (none: ChannelSums, totals: Totals): LedgerKind[] =>
  none.net !== 0n || none.contribution !== 0n ? lackingKinds(totals.coverage) : [];
