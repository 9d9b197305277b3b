import type { FraudAnswer } from '@adaos/api';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../insights/join-sets.ts';
import { percentOf, toMajor } from '../ledger/money.ts';
import type { Period } from '../calendar/days.ts';
import { addMonths, firstDayOf, lastDayOf, monthOf, monthsBetween } from '../calendar/months.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { findSuspects, readFraudLoss, readFraudMonths, type Suspect } from './scan.ts';
import { riskOf } from './score.ts';

export const DEFAULT_THRESHOLD = 1.5;
const MONTHS = 12;
const MOST_CASES = 50;

/** "This month" is that of the shop's latest order: the calendar's own where the shop is connected. */
export function yearUpTo(lastDay: string): Period & { readonly thisMonth: string; readonly lastMonth: string } {
  const thisMonth = monthOf(lastDay);
  return {
    from: firstDayOf(addMonths(thisMonth, 1 - MONTHS)),
    to: lastDayOf(thisMonth),
    thisMonth,
    lastMonth: addMonths(thisMonth, -1),
  };
}

export async function readThreshold(trx: ShopTransaction, shopId: string): Promise<number> {
  const row = await trx
    .selectFrom('insight_settings')
    .select('fraud_threshold')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ? Number(row.fraud_threshold) : DEFAULT_THRESHOLD;
}

/** Kept with three decimals. */
export async function setThreshold(database: Database, shopId: string, alertThreshold: number) {
  const fraud_threshold = alertThreshold.toFixed(3);
  await database.forShop(shopId, (trx) =>
    trx
      .insertInto('insight_settings')
      .values({ shop_id: shopId, fraud_threshold })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ fraud_threshold }))
      .execute(),
  );
  return { alertThreshold: Number(fraud_threshold) };
}

export async function readTimezone(trx: ShopTransaction, shopId: string): Promise<string> {
  const shop = await trx.selectFrom('shops').select('timezone').where('shop_id', '=', shopId).executeTakeFirstOrThrow();
  return shop.timezone;
}

function toCase(suspect: Suspect, digits: number): FraudAnswer['cases'][number] {
  return {
    id: suspect.orderId,
    orderId: suspect.orderId,
    externalId: suspect.externalId,
    timestamp: suspect.placedAt.toISOString(),
    amount: toMajor(suspect.amount, digits),
    risk: riskOf(suspect.signs) ?? 'Medium',
    signs: [...suspect.signs],
    status: suspect.settled ? 'Resolved' : 'Active',
  };
}

function nothing(currency: string | null, alertThreshold: number): FraudAnswer {
  return {
    source: 'none',
    currency,
    updatedAt: null,
    totalTransactions: 0,
    fraudTransactions: 0,
    fraudPercentage: null,
    safeTransactions: 0,
    fraudAlertsThisMonth: 0,
    fraudAlertsLastMonth: 0,
    totalLoss: 0,
    pieData: [],
    lineData: [],
    alertThreshold,
    cases: [],
  };
}

/** Fraud in the twelve months up to the shop's latest order, by month, and the orders that look like it. */
export async function getFraud(database: Database, shopId: string): Promise<FraudAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const { currency, digits } = await readShopFacts(trx, shopId);
    const alertThreshold = await readThreshold(trx, shopId);
    const data = await readOrderSpan(trx, shopId);
    if (data === null) return nothing(currency, alertThreshold);
    const { thisMonth, lastMonth, ...period } = yearUpTo(data.to);
    const months = await readFraudMonths(trx, shopId, period);
    const timezone = await readTimezone(trx, shopId);
    const suspects = await findSuspects(trx, shopId, period, { timezone, today: data.to });
    const orders = months.reduce((sum, month) => sum + month.orders, 0);
    const fraud = months.reduce((sum, month) => sum + month.fraud, 0);
    const alertsIn = (month: string) => suspects.filter(({ on }) => on.startsWith(month)).length;
    const updatedAt = await readUpdatedAt(trx, shopId);
    const byMonth = new Map(months.map((month) => [month.month, month]));
    const first = data.from > period.from ? data.from : period.from;
    return {
      source: 'live',
      currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      totalTransactions: orders,
      fraudTransactions: fraud,
      fraudPercentage: percentOf(BigInt(fraud), BigInt(orders)),
      safeTransactions: orders - fraud,
      fraudAlertsThisMonth: alertsIn(thisMonth),
      fraudAlertsLastMonth: alertsIn(lastMonth),
      totalLoss: toMajor(await readFraudLoss(trx, shopId, period), digits),
      pieData: [
        { name: 'safe', value: orders - fraud },
        { name: 'fraud', value: fraud },
      ],
      lineData: monthsBetween(monthOf(first), thisMonth).map((month) => {
        const of = byMonth.get(month);
        return { month, returns: of?.returns ?? 0, fraud: of?.fraud ?? 0 };
      }),
      alertThreshold,
      cases: suspects.slice(0, MOST_CASES).map((suspect) => toCase(suspect, digits)),
    };
  });
}
