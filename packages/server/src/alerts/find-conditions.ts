import { firstDayOf, monthOf } from '../calendar/months.ts';
import { readCampaignSpan, readCampaignStats } from '../campaigns/campaign-stats.ts';
import { campaignRoi } from '../campaigns/present.ts';
import type { ShopTransaction } from '../db/database.ts';
import { readThreshold } from '../fraud/fraud.ts';
import { scanFraud } from '../fraud/scan.ts';
import { addDays, daysBetween } from '../calendar/days.ts';
import { countOrders, readOrderSpan } from '../insights/read-orders.ts';
import type { ShopFacts } from '../insights/shop-facts.ts';
import { isCritical, readStock } from '../stock/read-stock.ts';
import { tenths } from '@adaos/domain';
import type { Condition } from './condition.ts';
import { readLateSuppliers } from '../actions/late-suppliers.ts';
import { readReturnsByProduct } from '../actions/returns-by-product.ts';

const WEEK = 7;
/** Over the budget of a week by more than this share. */
const OVERSPENT_FROM = 0.1;
/** Returns of a product this month against the year before: so many times as many, and so many at least. */
const RISING = { times: 1.5, least: 5 } as const;
const OLD_FROM_DAYS = 7;
const OLD_IS_URGENT_FROM_DAYS = 30;
const FAR_BELOW_ROI = 60;

async function ofStock(trx: ShopTransaction, { shopId }: ShopFacts): Promise<Condition[]> {
  const rows = (await readStock(trx, shopId)).filter((row) => isCritical(row) && (row.velocity ?? 0) > 0);
  return rows.map((row) => {
    const { product, units: stock } = row;
    const days = Math.floor(stock / (row.velocity ?? 1));
    const wait = Math.round(row.lead?.mean ?? 0);
    return {
      code: 'alert.stock_critical',
      subject: row.id,
      type: 'stock',
      priority: days < wait ? 'High' : 'Medium',
      values: { product, stock, days },
    };
  });
}

async function ofCampaigns(trx: ShopTransaction, facts: ShopFacts): Promise<Condition[]> {
  const span = await readCampaignSpan(trx, facts.shopId);
  if (span === null) return [];
  const week = { from: addDays(span.to, 1 - WEEK), to: span.to };
  const stats = await readCampaignStats(trx, facts.shopId, week);
  return stats.flatMap((one): Condition[] => {
    const found: Condition[] = [];
    const { id: subject, name: campaign, dailyBudget } = one;
    const roi = campaignRoi(one);
    if (one.status.toLowerCase() === 'active' && roi !== null && roi < 100) {
      const rounded = Math.round(roi);
      found.push({
        code: 'alert.below_break_even',
        subject,
        type: 'ads',
        priority: roi < FAR_BELOW_ROI ? 'High' : 'Medium',
        values: { campaign, roi: rounded },
        missing: one.missing,
      });
    }
    const planned = dailyBudget === null ? 0 : Number(dailyBudget) * WEEK;
    const over = planned > 0 ? Number(one.spend) / planned - 1 : 0;
    if (over > OVERSPENT_FROM) {
      const percent = Math.round(over * 100);
      found.push({
        code: 'alert.overspent',
        subject,
        type: 'ads',
        priority: percent >= 25 ? 'High' : 'Medium',
        values: { campaign, percent },
      });
    }
    return found;
  });
}

async function ofFraud(trx: ShopTransaction, { shopId }: ShopFacts, lastDay: string): Promise<Condition[]> {
  const week = { from: addDays(lastDay, 1 - WEEK), to: lastDay };
  const threshold = await readThreshold(trx, shopId);
  const scan = await scanFraud(trx, shopId, lastDay);
  const suspects = scan.suspects.filter(({ on, outcome }) => on >= week.from && outcome !== 'not_fraud');
  const { orders } = await countOrders(trx, shopId, week);
  if (suspects.length === 0 || orders === 0) return [];
  const percent = tenths((100 * suspects.length) / orders);
  if (percent < threshold) return [];
  return [
    {
      code: 'alert.fraud_rate',
      subject: '',
      type: 'fraud',
      priority: percent >= 2 * threshold ? 'High' : 'Medium',
      values: { percent, threshold },
    },
  ];
}

async function ofReturns(trx: ShopTransaction, { shopId }: ShopFacts, lastDay: string): Promise<Condition[]> {
  const first = firstDayOf(monthOf(lastDay));
  const now = await readReturnsByProduct(trx, shopId, { from: first, to: lastDay });
  const before = await readReturnsByProduct(trx, shopId, { from: addDays(first, -365), to: addDays(first, -1) });
  return [...now.values()].flatMap((product): Condition[] => {
    const usual = before.get(product.sku);
    if (product.returned < RISING.least || !usual || usual.orders === 0) return [];
    const rate = product.returned / product.orders;
    if (rate < (RISING.times * usual.returned) / usual.orders) return [];
    const percent = tenths(100 * rate);
    return [
      {
        code: 'alert.returns_rising',
        subject: product.sku,
        type: 'returns',
        priority: percent >= 15 ? 'High' : 'Low',
        values: { product: product.name, percent },
      },
    ];
  });
}

async function ofSuppliers(trx: ShopTransaction, { shopId }: ShopFacts): Promise<Condition[]> {
  const late = await readLateSuppliers(trx, shopId);
  return late.map(({ id, name: supplier, days }) => ({
    code: 'alert.supplier_late',
    subject: id,
    type: 'supplier',
    priority: days >= 7 ? 'High' : 'Medium',
    values: { supplier, days },
  }));
}

function ofAge(lastDay: string, today: string): Condition[] {
  const days = daysBetween(lastDay, today);
  if (days < OLD_FROM_DAYS) return [];
  return [
    {
      code: 'alert.data_old',
      subject: '',
      type: 'data',
      priority: days >= OLD_IS_URGENT_FROM_DAYS ? 'High' : 'Low',
      values: { days },
    },
  ];
}

/** All that needs a look at this moment. @param today `YYYY-MM-DD`. */
export async function findConditions(trx: ShopTransaction, facts: ShopFacts, today: string): Promise<Condition[]> {
  const data = await readOrderSpan(trx, facts.shopId);
  return [
    ...(await ofStock(trx, facts)),
    ...(await ofCampaigns(trx, facts)),
    ...(data ? await ofFraud(trx, facts, data.to) : []),
    ...(data ? await ofReturns(trx, facts, data.to) : []),
    ...(await ofSuppliers(trx, facts)),
    ...(data ? ofAge(data.to, today) : []),
  ];
}
