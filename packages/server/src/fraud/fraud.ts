import type { FraudAnswer, JudgedFraud } from '@adaos/api';
import { FRAUD_SIGNS } from '@adaos/domain';
import { recordAudit } from '../audit/record.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { joinSets } from '../db/join-sets.ts';
import { percentOf, toMajor } from '../ledger/money.ts';
import { monthOf, monthsBetween } from '../calendar/months.ts';
import { readOrderSpan, readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { readFraudLoss } from './loss.ts';
import { type FraudScan, readFraudMonths, scanFraud, type Suspect } from './scan.ts';
import { readVerdicts } from '../verdicts/verdicts.ts';
import { yearUpTo } from './year.ts';

const DEFAULT_THRESHOLD = 1.5;
const MOST_CASES = 50;

export async function readThreshold(trx: ShopTransaction, shopId: string): Promise<number> {
  const row = await trx
    .selectFrom('insight_settings')
    .select('fraud_threshold')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ? Number(row.fraud_threshold) : DEFAULT_THRESHOLD;
}

/** Kept with three decimals; the same one again changes nothing. */
export async function setThreshold(
  database: Database,
  by: { readonly shopId: string; readonly accountId: string },
  alertThreshold: number,
) {
  const { shopId } = by;
  const fraud_threshold = alertThreshold.toFixed(3);
  const to = Number(fraud_threshold);
  await database.forShop(shopId, async (trx) => {
    const from = await readThreshold(trx, shopId);
    if (from === to) return;
    await trx
      .insertInto('insight_settings')
      .values({ shop_id: shopId, fraud_threshold })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ fraud_threshold }))
      .execute();
    await recordAudit(trx, by, { action: 'fraud_threshold_set', details: { from, to } });
  });
  return { alertThreshold: to };
}

function toCase(suspect: Suspect, verdicts: readonly JudgedFraud[], digits: number): FraudAnswer['cases'][number] {
  return {
    id: suspect.orderId,
    orderId: suspect.orderId,
    externalId: suspect.externalId,
    timestamp: suspect.placedAt.toISOString(),
    amount: toMajor(suspect.amount, digits),
    risk: suspect.risk ?? 'Low',
    signs: [...suspect.signs],
    status: suspect.settled ? 'Resolved' : 'Active',
    fraud: { finding: suspect.finding, verdicts: [...verdicts] },
  };
}

const toSigns = ({ records, weights }: FraudScan): FraudAnswer['signs'] =>
  FRAUD_SIGNS.map((sign) => ({ sign, ...records[sign], weight: weights[sign] }));

function nothing(currency: string | null, alertThreshold: number): FraudAnswer {
  return {
    source: 'none',
    currency,
    updatedAt: null,
    totalTransactions: 0,
    checkedTransactions: 0,
    fraudTransactions: 0,
    fraudPercentage: null,
    safeTransactions: 0,
    fraudAlertsThisMonth: 0,
    fraudAlertsLastMonth: 0,
    totalLoss: null,
    totalLossAtLeast: false,
    lossParts: [],
    pieData: [],
    lineData: [],
    alertThreshold,
    cases: [],
    signs: [],
  };
}

/**
 * Fraud in the twelve months up to the shop's latest order, by month, and the orders that look like it or were judged. Where no order
 * has what the signs need, and none was judged or found by the books, rate and loss are not known.
 */
export async function getFraud(database: Database, shopId: string): Promise<FraudAnswer> {
  return database.readShop(shopId, async (trx) => {
    await joinSets(trx);
    const { currency, digits } = await readShopFacts(trx, shopId);
    const alertThreshold = await readThreshold(trx, shopId);
    const data = await readOrderSpan(trx, shopId);
    if (data === null) return nothing(currency, alertThreshold);
    const { thisMonth, lastMonth, ...period } = yearUpTo(data.to);
    const months = await readFraudMonths(trx, shopId, period);
    const scan = await scanFraud(trx, shopId, data.to);
    const sum = (of: 'orders' | 'checked' | 'fraud') => months.reduce((all, month) => all + month[of], 0);
    const [orders, checked, fraud] = [sum('orders'), sum('checked'), sum('fraud')];
    const known = checked > 0;
    const loss = known ? await readFraudLoss(trx, shopId, period) : { total: null, atLeast: false, parts: [] };
    const alertsIn = (month: string) =>
      scan.suspects.filter(({ on, outcome }) => on.startsWith(month) && outcome !== 'not_fraud').length;
    const updatedAt = await readUpdatedAt(trx, shopId);
    const byMonth = new Map(months.map((month) => [month.month, month]));
    const first = data.from > period.from ? data.from : period.from;
    const shown = scan.suspects.slice(0, MOST_CASES);
    const verdicts = await readVerdicts(
      trx,
      shopId,
      shown.map(({ orderId }) => orderId),
    );
    return {
      source: 'live',
      currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      totalTransactions: orders,
      checkedTransactions: checked,
      fraudTransactions: fraud,
      fraudPercentage: known ? percentOf(BigInt(fraud), BigInt(orders)) : null,
      safeTransactions: orders - fraud,
      fraudAlertsThisMonth: alertsIn(thisMonth),
      fraudAlertsLastMonth: alertsIn(lastMonth),
      totalLoss: loss.total === null ? null : toMajor(loss.total, digits),
      totalLossAtLeast: loss.atLeast,
      lossParts: loss.parts.map(({ part, amount }) => {
        return { part, amount: amount === null ? null : toMajor(amount, digits) };
      }),
      pieData: known
        ? [
            { name: 'safe', value: orders - fraud },
            { name: 'fraud', value: fraud },
          ]
        : [],
      lineData: monthsBetween(monthOf(first), thisMonth).map((month) => {
        const of = byMonth.get(month);
        return { month, returns: of?.returns ?? 0, fraud: known ? (of?.fraud ?? 0) : null };
      }),
      alertThreshold,
      cases: shown.map((suspect) => toCase(suspect, verdicts.get(suspect.orderId) ?? [], digits)),
      signs: toSigns(scan),
    };
  });
}
