import { MONTH_WEEKS } from './conformal.ts';
import type { WeekForecast } from './forecast-series.ts';
import type { PartForecast } from './parts-forecast.ts';
import { sum } from './types.ts';

const scaled = ({ value, low, high }: WeekForecast, factor: number): WeekForecast => {
  return { value: value * factor, low: low * factor, high: high * factor };
};

/**
 * Parts that add up to the whole, week by week: each keeps its share of the sum of all parts (proportional reconciliation; Hyndman &
 * Athanasopoulos, 3rd ed., 11.2). The whole has the longest history of single orders and is forecast best. Bounds go with their values.
 */
export function reconcile(parts: readonly PartForecast[], whole: readonly number[]): PartForecast[] {
  const factors = whole.map((total, week) => {
    const all = sum(parts.map(({ weeks }) => weeks[week]?.value ?? 0));
    return all > 0 ? total / all : null;
  });
  return parts.map(({ key, weeks: before, month }) => {
    const weeks = before.slice(0, whole.length).map((week, index) => {
      const factor = factors[index] ?? null;
      if (factor !== null) return scaled(week, factor);
      const value = (whole[index] ?? 0) / parts.length;
      return { value, low: 0, high: 2 * value };
    });
    const value = sum(weeks.slice(0, MONTH_WEEKS).map((week) => week.value));
    return {
      key,
      weeks,
      month: month.value > 0 ? scaled(month, value / month.value) : { value, low: 0, high: 2 * value },
    };
  });
}
