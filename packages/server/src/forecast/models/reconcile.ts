import type { PartForecast } from './parts-forecast.ts';
import { sum } from './types.ts';

/**
 * Parts that add up to the whole, week by week: each keeps its share of the sum of all parts (proportional reconciliation; Hyndman &
 * Athanasopoulos, 3rd ed., 11.2). The whole has the longest history of single orders and is forecast best.
 */
export function reconcile(parts: readonly PartForecast[], whole: readonly number[]): PartForecast[] {
  const factors = whole.map((total, week) => {
    const all = sum(parts.map(({ weeks }) => weeks[week]?.value ?? 0));
    return all > 0 ? total / all : null;
  });
  return parts.map(({ key, weeks }) => ({
    key,
    weeks: weeks.slice(0, whole.length).map((week, index) => {
      const factor = factors[index] ?? null;
      if (factor === null) {
        const value = (whole[index] ?? 0) / parts.length;
        return { value, low: 0, high: 2 * value };
      }
      return { value: week.value * factor, low: week.low * factor, high: week.high * factor };
    }),
  }));
}
