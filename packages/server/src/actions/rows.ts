import type { Elasticity, LedgerKind } from '@adaos/domain';
import type { FraudScan } from '../fraud/scan.ts';
import type { FormOf } from '../campaigns/forms.ts';
import type { JudgedMonth } from '../forecast/models/months.ts';
import type { MonthTotals } from '../insights/full-months.ts';
import type { Totals } from '../insights/totals.ts';
import type { Economics } from '../stock/read-economics.ts';
import type { StockRow } from '../stock/read-stock.ts';
import type { ProductReturns } from './returns-by-product.ts';
import type { DaySums } from '../insights/statistics.ts';

/** What a product sold and earned in a span of days; amounts in minor units, signed as they enter the profit. */
export interface ProductSpan {
  readonly units: number;
  readonly net: number;
  readonly goods: number;
  readonly costs: number;
  /** Sales without a cost of goods. */
  readonly unknown: number;
  readonly orders: number;
  readonly returned: number;
}

export interface ProductRow {
  readonly code: string;
  readonly name: string;
  /** The latest 28 days, and the 56 before. */
  readonly now: ProductSpan;
  readonly before: ProductSpan;
  /** By day of the latest 28. */
  readonly unitDays: DaySums;
  readonly contributionDays: DaySums;
}

/** What the product contributed before ads and fixed costs. */
export const contributionOf = ({ net, goods, costs }: ProductSpan): number => net + goods + costs;

export interface CampaignRow {
  readonly form: FormOf;
}

export interface FraudRows {
  readonly suspects: FraudScan['suspects'];
  /** Of the year: orders that were fraud, and what they have cost; null where that is not known in full. */
  readonly frauds: number;
  readonly loss: number | null;
}

export interface LateSupplier {
  readonly id: string;
  readonly name: string;
  /** By which its latest delivery came too late. */
  readonly days: number;
}

export interface DayRow {
  readonly day: string;
  /** Minor units. */
  readonly netSales: number;
  readonly orders: number;
}

/** All that the rules read of a shop. */
export interface ShopRows {
  /** The last day of its data that is over, `YYYY-MM-DD`. */
  readonly lastDay: string;
  readonly products: ReadonlyMap<string, ProductRow>;
  readonly stock: readonly StockRow[];
  /** Of the products whose stock is dead, the purchase cost of a unit by the product's code, in minor units. */
  readonly unitCosts: ReadonlyMap<string, number>;
  /** Of the products that run out, by code. */
  readonly economics: ReadonlyMap<string, Economics>;
  readonly campaigns: readonly CampaignRow[];
  readonly fraud: FraudRows;
  /** Of the year. */
  readonly returns: readonly ProductReturns[];
  readonly late: readonly LateSupplier[];
  /** The ledger of the latest 28 days. */
  readonly totals: Totals;
  readonly missing: readonly LedgerKind[];
  /** The latest nine weeks at most, oldest first, without gaps. */
  readonly days: readonly DayRow[];
  readonly months: readonly MonthTotals[];
  /** Months of the past by the forecast that was computed last. */
  readonly judged: readonly JudgedMonth[];
  /** Of a product whose own price has not changed, with the bounds of four cases in five; and of those whose has, by code. */
  readonly priceElasticity: Elasticity;
  readonly productElasticities: ReadonlyMap<string, Elasticity>;
}
