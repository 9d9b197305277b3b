import type { MetricId } from '@adaos/domain';
import type { Metric } from '../types.ts';
import { costMetrics } from './costs.ts';
import { coverageMetrics } from './coverage.ts';
import { orderMetrics } from './orders.ts';
import { profitMetrics } from './profit.ts';
import { salesMetrics } from './sales.ts';

/** Every metric, each defined once. */
export const metrics: Readonly<Record<MetricId, Metric>> = {
  ...salesMetrics,
  ...costMetrics,
  ...profitMetrics,
  ...orderMetrics,
  ...coverageMetrics,
};
