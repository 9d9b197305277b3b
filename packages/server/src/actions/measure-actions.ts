import { LEDGER_KINDS } from '@adaos/domain';
import { addDays, type Period } from '../calendar/days.ts';
import { readSpendDays } from '../campaigns/campaign-stats.ts';
import type { ActionMeasure } from '../db/action-tables.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readFraudLoss } from '../fraud/loss.ts';
import { netProfit, netSales } from '../insights/figures.ts';
import { readPeriodTotals } from '../insights/read-totals.ts';
import { readProductRows } from '../products/product-rows.ts';
import { readStock } from '../stock/read-stock.ts';
import { measuredFrom } from './measured-from.ts';
import { holdingCost } from './rules/dead-stock.ts';
import { doubtOf } from './rules/missing-cost.ts';
import { readUnitCosts } from './unit-costs.ts';
import { MONTH_DAYS, WINDOW_DAYS } from '../insights/statistics.ts';

type Measure = (trx: ShopTransaction, shopId: string, key: string, period: Period) => Promise<number | null>;

async function ofProducts(trx: ShopTransaction, shopId: string, skus: readonly string[], period: Period) {
  const rows = await readProductRows(trx, shopId, period, [...skus]);
  return [...rows.values()].reduce((sum, row) => sum + Number(row.net) + Number(row.goods) + Number(row.costs), 0);
}

const ofCampaigns: Measure = async (trx, shopId, key, period) => {
  const days = await readSpendDays(trx, shopId, period);
  const own = key.split(' ').flatMap((id) => days.get(id) ?? []);
  return own.reduce((sum, { spend, contribution }) => sum + contribution - spend, 0);
};

const ofSupplier: Measure = async (trx, shopId, key, period) => {
  const items = await trx
    .selectFrom('stock_items')
    .select('sku')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('supplier_id', '=', key)
    .execute();
  if (items.length === 0) return null;
  const skus = items.map(({ sku }) => sku);
  return ofProducts(trx, shopId, skus, period);
};

/** What holding the stock that is left costs in four weeks. */
const ofStock: Measure = async (trx, shopId, key, period) => {
  const [row] = await readStock(trx, shopId, [key]);
  const cost = (await readUnitCosts(trx, shopId, [key], period.to)).get(key);
  return row === undefined || cost === undefined ? null : -holdingCost(row.units * cost, WINDOW_DAYS);
};

const ofProfit: Measure = async (trx, shopId, _key, period) => {
  const profit = netProfit(await readPeriodTotals(trx, shopId, period));
  return profit === null ? null : Number(profit);
};

/** A doubt counts against what the four weeks brought. */
const ofCost: Measure = async (trx, shopId, key, period) => {
  const kind = LEDGER_KINDS.find((one) => one === key);
  if (kind === undefined) return null;
  const totals = await readPeriodTotals(trx, shopId, period);
  const doubt = doubtOf(totals, kind);
  return doubt && -(Number(netSales(totals)) * doubt.share * doubt.margin);
};

/** What the orders of four weeks that were fraud have cost, by all that is known of them since. */
const ofFraud: Measure = async (trx, shopId, _key, period) => {
  const { total, atLeast } = await readFraudLoss(trx, shopId, period);
  return total === null || atLeast ? null : -Number(total);
};

/** What four weeks brought, in minor units, by the measure that an action was found with. */
const MEASURES: Readonly<Record<ActionMeasure, Measure>> = {
  campaign: ofCampaigns,
  campaigns: ofCampaigns,
  product: (trx, shopId, key, period) => ofProducts(trx, shopId, [key], period),
  supplier: ofSupplier,
  stock: ofStock,
  profit: ofProfit,
  cost: ofCost,
  fraud: ofFraud,
};

/**
 * Measures what became of the actions that were done, each once, when the four full weeks after it are among the shop's data:
 * `(what they brought - what they would have brought without it) * 30 / 28`. What fraud has cost is known later (`measured-from.ts`).
 * @param lastDay of the shop's data that is over, `YYYY-MM-DD`.
 */
export async function measureActions(trx: ShopTransaction, shopId: string, lastDay: string, now: Date): Promise<void> {
  const done = await trx
    .selectFrom('actions')
    .select(['id', 'measure', 'measure_key', 'done_on', 'decided_without_minor'])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'done')
    .where('happened_minor', 'is', null)
    .where('measure', 'is not', null)
    .where('decided_without_minor', 'is not', null)
    .where('done_on', '<=', addDays(lastDay, -WINDOW_DAYS))
    .execute();
  for (const action of done) {
    if (action.done_on === null || action.measure === null || action.measure_key === null) continue;
    // Disputes come for months.
    if (measuredFrom(action.done_on, action.measure) > addDays(lastDay, 1)) continue;
    const period = { from: addDays(action.done_on, 1), to: addDays(action.done_on, WINDOW_DAYS) };
    const brought = await MEASURES[action.measure](trx, shopId, action.measure_key, period);
    if (brought === null) continue;
    const without = Number(action.decided_without_minor) * (action.measure === 'cost' ? -1 : 1);
    const happened = Math.round(((brought - without) * MONTH_DAYS) / WINDOW_DAYS);
    await trx
      .updateTable('actions')
      .set({ happened_minor: happened })
      .where('shop_id', '=', shopId)
      .where('id', '=', action.id)
      .execute();
    await trx
      .insertInto('action_events')
      .values({ shop_id: shopId, action_id: action.id, event: 'measured', at: now, amount_minor: happened })
      .execute();
  }
}
