import type { Elasticity } from '@adaos/domain';
import type { Finding } from '../finding.ts';
import { contributionOf, type ProductRow } from '../rows.ts';
import { monthly } from '../../insights/statistics.ts';
import { perUnit, priceEffect } from './price.ts';

/** The cost of goods of a unit has risen by this share of it, and by this share of the price. */
const RISEN = { ofCost: 0.05, ofPrice: 0.02 } as const;

/**
 * A product whose cost of goods has risen: `rise = cost(28 days) - cost(56 days before)`, of a unit. Its price is raised by as much where
 * that surely earns more despite the sales that it loses (see `priceEffect`); otherwise the supplier is asked, which brings `rise * units`.
 * @param elasticityOf the price of a product, with the bounds of four cases in five.
 */
export function costRise(products: Iterable<ProductRow>, elasticityOf: (code: string) => Elasticity): Finding[] {
  return [...products].flatMap((row): Finding[] => {
    const unit = perUnit(row);
    if (!unit) return [];
    const { now, before } = unit;
    const rise = now.goods - before.goods;
    const ofPrice = now.goods / now.price - before.goods / before.price;
    if (rise < before.goods * RISEN.ofCost || ofPrice < RISEN.ofPrice) return [];
    const common = {
      subject: row.code,
      type: 'pricing' as const,
      impact: 'Medium' as const,
      measured: { by: 'product' as const, key: row.code, without: contributionOf(row.now) },
    };
    const effect = priceEffect(row.now.units, now, { raise: rise, elasticity: elasticityOf(row.code) });
    if (effect.low > 0) {
      const percent = Math.max(1, Math.round((100 * rise) / now.price));
      const values = { product: row.name, percent };
      return [{ ...common, code: 'recommendation.raise_price', effort: 'Low', values, expected: { effect } }];
    }
    const values = { product: row.name, percent: Math.round((100 * rise) / before.goods) };
    const expected = { effect: monthly(row.unitDays, rise) };
    return [{ ...common, code: 'recommendation.ask_lower_cost', effort: 'Medium', values, expected }];
  });
}
