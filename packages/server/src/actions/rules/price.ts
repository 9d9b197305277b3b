import type { Elasticity } from '@adaos/domain';
import { contributionOf, type ProductRow } from '../rows.ts';
import { type Effect, MONTH_DAYS, WINDOW_DAYS } from '../../insights/statistics.ts';

/** Fewer units say too little of a price or a cost. */
const LEAST_UNITS = 20;

/** Of one unit, in minor units. */
interface PerUnit {
  readonly price: number;
  readonly goods: number;
  readonly contribution: number;
}

/** A product in the latest 28 days and the 56 before; null with too few units or without the cost of goods of all of them. */
export function perUnit({ now, before }: ProductRow): { readonly now: PerUnit; readonly before: PerUnit } | null {
  const each = [now, before].map((span): PerUnit | null => {
    const known = span.units >= LEAST_UNITS && span.unknown === 0 && span.goods < 0 && span.net > 0;
    if (!known) return null;
    return {
      price: span.net / span.units,
      goods: -span.goods / span.units,
      contribution: contributionOf(span) / span.units,
    };
  });
  const [late, early] = each;
  return late && early ? { now: late, before: early } : null;
}

/**
 * What a higher price brings in a month: `units * ((contribution + raise) * (1 + raise / price)^e - contribution)`, with the elasticity
 * `e` of the forecast, whose bounds give its own.
 * @param units of 28 days.
 */
export function priceEffect(
  units: number,
  { price, contribution }: PerUnit,
  { raise, elasticity: { value, low, high } }: { raise: number; elasticity: Elasticity },
): Effect {
  const monthlyUnits = (units * MONTH_DAYS) / WINDOW_DAYS;
  const gain = (elasticity: number) =>
    monthlyUnits * ((contribution + raise) * (1 + raise / price) ** elasticity - contribution);
  const bounds = [low, high].map(gain);
  return { value: gain(value), low: Math.min(...bounds), high: Math.max(...bounds) };
}
