import { netProfit, netSales } from '../insights/figures.ts';
import type { Finding } from './finding.ts';
import type { ShopRows } from './rows.ts';
import { campaignBudgets } from './rules/campaign-budget.ts';
import { costRise } from './rules/cost-rise.ts';
import { deadStock } from './rules/dead-stock.ts';
import { forecastMissed } from './rules/forecast-missed.ts';
import { fraudWave } from './rules/fraud-wave.ts';
import { lateSupplier } from './rules/late-supplier.ts';
import { marginLost } from './rules/margin-lost.ts';
import { missingCost } from './rules/missing-cost.ts';
import { returnWave } from './rules/return-wave.ts';
import { stockOut } from './rules/stock-out.ts';
import { unusualDay } from './rules/unusual-day.ts';

/** What every rule advises of a shop, by what was read of it. */
export function findActions(rows: ShopRows): Finding[] {
  const { products, stock, campaigns, fraud, returns, late, lastDay } = rows;
  const elasticityOf = (code: string) => rows.productElasticities.get(code) ?? rows.priceElasticity;
  const profit = netProfit(rows.totals);
  return [
    ...campaignBudgets(campaigns),
    ...marginLost(products.values(), elasticityOf),
    ...costRise(products.values(), elasticityOf),
    ...stockOut(stock, products, rows.economics),
    ...deadStock(stock, rows.unitCosts),
    ...fraudWave(fraud, lastDay),
    ...returnWave(products, returns),
    ...lateSupplier(late, stock, products),
    ...missingCost(rows.totals, rows.missing, rows.days),
    ...forecastMissed(rows.judged, rows.months, lastDay),
    ...unusualDay(rows.days, { profit: profit === null ? null : Number(profit), sales: Number(netSales(rows.totals)) }),
  ];
}
