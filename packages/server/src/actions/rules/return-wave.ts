import { tenths } from '@adaos/domain';
import type { Expected, Finding } from '../finding.ts';
import type { ProductReturns } from '../returns-by-product.ts';
import { contributionOf, type ProductRow, type ProductSpan } from '../rows.ts';
import { MONTH_DAYS, shareBounds, WINDOW_DAYS } from '../../insights/statistics.ts';

/** Fewer returned orders say too little. */
const LEAST_RETURNED = 5;
/** So many of its returns say that a product was not as described. */
const DESCRIBE_FROM = 0.3;

/** What an order of a product contributed before; null where that is not known. */
const worthOf = (before: ProductSpan | undefined) =>
  before && before.unknown === 0 && before.orders > 0 ? contributionOf(before) / before.orders : null;

/**
 * Returns that are not for chance more than before: the lower bound (Wilson) of the share of the orders of 28 days that came back is above
 * the share of the 56 days before. Back at that share, a month has `orders * 30 / 28 * (share - share before)` returns fewer, each
 * worth what an order contributed before.
 */
function ofRise(row: ProductRow): Finding[] {
  const { now, before } = row;
  if (now.returned < LEAST_RETURNED || before.orders < LEAST_RETURNED) return [];
  const usual = before.returned / before.orders;
  const { low, high } = shareBounds(now.returned, now.orders);
  if (low <= usual) return [];
  const worth = worthOf(before);
  const share = now.returned / now.orders;
  const gain = (at: number) => ((now.orders * MONTH_DAYS) / WINDOW_DAYS) * (at - usual) * (worth ?? 0);
  const expected: Expected =
    worth === null || worth <= 0
      ? { gap: 'goods_cost' }
      : { effect: { value: gain(share), low: gain(low), high: gain(high) } };
  return [
    {
      code: 'recommendation.check_returns',
      subject: row.code,
      type: 'returns',
      impact: 'Medium',
      effort: 'Medium',
      values: { product: row.name, percent: tenths(100 * share) },
      expected,
      measured: { by: 'product', key: row.code, without: contributionOf(now) },
    },
  ];
}

/** Of the orders of a year, `returns that say so * 30 / 365`, each worth what an order contributed; by Wilson's bounds of their share. */
function ofDescription(product: ProductReturns, row: ProductRow | undefined): Finding[] {
  const { sku, name, orders, returned, notAsDescribed } = product;
  if (notAsDescribed < LEAST_RETURNED || notAsDescribed < returned * DESCRIBE_FROM) return [];
  const worth = worthOf(row?.before);
  const gain = (share: number) => ((orders * MONTH_DAYS) / 365) * share * (worth ?? 0);
  const { low, high } = shareBounds(notAsDescribed, orders);
  const expected: Expected =
    worth === null || worth <= 0
      ? { gap: 'goods_cost' }
      : { effect: { value: gain(notAsDescribed / orders), low: gain(low), high: gain(high) } };
  return [
    {
      code: 'recommendation.describe_product',
      subject: sku,
      type: 'returns',
      impact: 'Medium',
      effort: 'Medium',
      values: { product: name, percent: tenths((100 * notAsDescribed) / returned) },
      expected,
      ...(row && { measured: { by: 'product' as const, key: sku, without: contributionOf(row.now) } }),
    },
  ];
}

/** Products that come back more often than before, or because they are not as described. */
export const returnWave = (
  products: ReadonlyMap<string, ProductRow>,
  returns: readonly ProductReturns[],
): Finding[] => [
  ...[...products.values()].flatMap(ofRise),
  ...returns.flatMap((product) => ofDescription(product, products.get(product.sku))),
];
