import { type Elasticity, tenths } from '@adaos/domain';
import type { Finding } from '../finding.ts';
import { contributionOf, type ProductRow } from '../rows.ts';
import { perUnit, priceEffect } from './price.ts';

/** Of the net sales: so much less is left than before. */
const LOST_FROM = 0.05;

/**
 * A product that has lost margin, `contribution / net sales` of 28 days against the 56 before, and not for its cost of goods
 * (`cost-rise.ts`). Its net price a unit would have to be higher by `(margin before - margin) * price`; see `priceEffect` for what that
 * brings. Where it would bring nothing, nothing is advised.
 * @param elasticityOf the price of a product, with the bounds of four cases in five.
 */
export function marginLost(products: Iterable<ProductRow>, elasticityOf: (code: string) => Elasticity): Finding[] {
  return [...products].flatMap((row): Finding[] => {
    const unit = perUnit(row);
    if (!unit) return [];
    const { now, before } = unit;
    const [margin, usual] = [now.contribution / now.price, before.contribution / before.price];
    const lost = usual - margin;
    const byGoods = now.goods / now.price - before.goods / before.price;
    if (lost < LOST_FROM || byGoods * 2 >= lost) return [];
    const effect = priceEffect(row.now.units, now, { raise: lost * now.price, elasticity: elasticityOf(row.code) });
    if (effect.value <= 0) return [];
    return [
      {
        code: 'recommendation.restore_margin',
        subject: row.code,
        type: 'pricing',
        impact: 'Medium',
        effort: 'Medium',
        values: { product: row.name, before: tenths(100 * usual), percent: tenths(100 * margin) },
        expected: { effect },
        measured: { by: 'product', key: row.code, without: contributionOf(row.now) },
      },
    ];
  });
}
