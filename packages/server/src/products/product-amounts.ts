import type { ProductAmounts, ProductProfit } from '@adaos/api';
import { LEDGER_KINDS, NET_SALES_KINDS, type LedgerKind } from '@adaos/domain';
import { percentOf, toMajor } from '../ledger/money.ts';
import { missingKinds } from '../insights/figures.ts';
import { sumOf, type Totals } from '../insights/totals.ts';

/** In minor units, signed as they enter the profit; the discounts are a part of the net sales. */
export interface ProductSums {
  readonly net: bigint;
  readonly discount: bigint;
  readonly goods: bigint;
  readonly costs: bigint;
}

/** The same as a row has them. */
export type SumColumns = Record<keyof ProductSums, string>;

/** A row of what one product earned; amounts in minor units. */
export interface ProductRow extends SumColumns {
  readonly code: string;
  readonly name: string | null;
  readonly units: string;
  readonly orders: string;
  readonly returned: string;
  readonly unknown: string;
  /** Of a product with variants, how many of them the row sums; left out or null of any other. */
  readonly variants?: number | null;
}

export const NO_SUMS: ProductSums = { net: 0n, discount: 0n, goods: 0n, costs: 0n };

const OTHER_KINDS = LEDGER_KINDS.filter(
  (kind) => kind !== 'cogs' && !(NET_SALES_KINDS as readonly string[]).includes(kind),
);

export const sumsOf = ({ net, discount, goods, costs }: SumColumns): ProductSums => ({
  net: BigInt(net),
  discount: BigInt(discount),
  goods: BigInt(goods),
  costs: BigInt(costs),
});

export const wholeOf = (totals: Totals): ProductSums => ({
  net: sumOf(totals, NET_SALES_KINDS),
  discount: sumOf(totals, ['discount']),
  goods: sumOf(totals, ['cogs']),
  costs: sumOf(totals, OTHER_KINDS),
});

export const less = (whole: ProductSums, part: ProductSums): ProductSums => ({
  net: whole.net - part.net,
  discount: whole.discount - part.discount,
  goods: whole.goods - part.goods,
  costs: whole.costs - part.costs,
});

export const toAmounts = ({ net, discount, goods, costs }: ProductSums, digits: number): ProductAmounts => ({
  netSales: toMajor(net, digits),
  discounts: toMajor(-discount, digits),
  goodsCost: toMajor(-goods, digits),
  orderCosts: toMajor(-costs, digits),
  contribution: toMajor(net + goods + costs, digits),
});

/** What the sales of a period lack. Ads belong to no product, so where none are known no product lacks them. */
export const lackingOf = (totals: Totals): LedgerKind[] => missingKinds(totals).filter((kind) => kind !== 'ad_spend');

/** Of what the sales lack, what those of one product may. The goods' cost is known by product; which orders lack another cost is not kept. */
export const lackedBy = ({ unknown }: Pick<ProductRow, 'unknown'>, lacking: readonly LedgerKind[]): LedgerKind[] =>
  lacking.filter((kind) => kind !== 'cogs' || BigInt(unknown) > 0n);

export function toProduct(row: ProductRow, lacking: readonly LedgerKind[], digits: number): ProductProfit {
  const sums = sumsOf(row);
  return {
    code: row.code,
    name: row.name,
    ...(row.variants && { variants: row.variants }),
    units: Number(row.units),
    orders: Number(row.orders),
    returned: Number(row.returned),
    ...toAmounts(sums, digits),
    margin: sums.net > 0n ? percentOf(sums.net + sums.goods + sums.costs, sums.net) : null,
    missing: lackedBy(row, lacking),
  };
}
