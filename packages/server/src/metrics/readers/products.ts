import { LEDGER_KINDS, type ProductDimension } from '@adaos/domain';
import type { Period } from '../../calendar/days.ts';
import type { ShopTransaction } from '../../db/database.ts';
import { NO_TOTALS } from '../../insights/read-totals.ts';
import { lackedBy, lackingOf, less, type ProductSums, sumsOf, wholeOf } from '../../products/product-amounts.ts';
import { readEveryProduct, readProductGroups } from '../../products/product-rows.ts';
import type { Cell, DimensionRow } from '../types.ts';

const add = (a: ProductSums, b: ProductSums): ProductSums =>
  less(a, less({ net: 0n, discount: 0n, goods: 0n, costs: 0n }, b));

const cellOf = ({ net, discount, goods, costs }: ProductSums, of: Pick<Cell, 'goodsKnown' | 'missing'>): Cell => ({
  net,
  discount: -discount,
  goods: -goods,
  orderCosts: -costs,
  contribution: net + goods + costs,
  spendKnown: false,
  ...of,
});

/** What each product, variant or group of products earned, as the list of products has it, and what belongs to none. */
export async function readProductDimension(
  trx: ShopTransaction,
  shopId: string,
  period: Period,
  { totals = NO_TOTALS, goodsKnown, spend = 0n, units: allUnits }: Cell,
  dimension: ProductDimension,
): Promise<DimensionRow[]> {
  const rows = await readEveryProduct(trx, shopId, period, dimension === 'product' ? 'product' : 'variant');
  const lacking = lackingOf(totals);
  const groups = dimension === 'product_group' ? await readProductGroups(trx, shopId) : null;
  const found = new Map<string, DimensionRow & { sums: ProductSums }>();
  let [rest, restUnits] = [wholeOf(totals), allUnits];
  for (const row of rows) {
    const value = groups ? groups.get(row.code) : row.code;
    if (value === undefined) continue;
    const [before, sums] = [found.get(value), sumsOf(row)];
    const all = before ? add(before.sums, sums) : sums;
    const missing = LEDGER_KINDS.filter(
      (kind) => before?.cell.missing.includes(kind) || lackedBy(row, lacking).includes(kind),
    );
    const units = (before?.cell.units ?? 0) + Number(row.units);
    found.set(value, {
      value,
      name: groups ? null : row.name,
      opens: groups ? null : { product: row.code },
      sums: all,
      cell: { ...cellOf(all, { goodsKnown, missing }), units },
    });
    rest = less(rest, sums);
    if (restUnits !== undefined) restUnits -= Number(row.units);
  }
  const others = cellOf(rest, { goodsKnown, missing: lacking });
  return [
    ...found.values(),
    // Ads belong to no product, and what remains before them is without them.
    {
      value: null,
      name: null,
      rest: 'no_value',
      opens: null,
      cell: {
        ...others,
        contribution: rest.net + rest.goods + rest.costs + spend,
        ...(restUnits !== undefined && { units: restUnits }),
      },
    },
  ];
}
