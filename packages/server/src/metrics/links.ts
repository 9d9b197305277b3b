import type { MetricId } from '@adaos/domain';
import type { Period } from '../calendar/days.ts';
import { metrics } from './definitions/index.ts';
import type { OtherDimension } from './plan-query.ts';
import type { DimensionRow } from './types.ts';

/**
 * The addresses of the app that show the rows behind a figure.
 * @param origin of the app, without a slash at its end.
 */
export function linksTo(origin: string) {
  const ofMetric = (metric: MetricId, { from, to }: Period, more: Readonly<Record<string, string>> = {}) => {
    const { figure, kind } = metrics[metric].opens;
    const query = new URLSearchParams({ from, to, ...(kind && { kind }), ...more });
    return `${origin}/dashboard/overview/figures/${figure}?${query.toString()}`;
  };
  return {
    ofMetric,
    /** Null where no screen has the rows. */
    ofRow(metric: MetricId, { from, to }: Period, other: OtherDimension | null, { value, opens }: DimensionRow) {
      if (opens === null) return null;
      if (other === 'product' && value !== null)
        return `${origin}/dashboard/products/${encodeURIComponent(value)}?${new URLSearchParams({ from, to }).toString()}`;
      return ofMetric(metric, { from, to }, opens);
    },
  };
}
