import type { MetricsCatalogue } from '@adaos/api';
import { hasRole, METRIC_DIMENSIONS, METRICS, type Role } from '@adaos/domain';
import { dimensions, dimensionsOf, goesWith } from './definitions/dimensions.ts';
import { metrics } from './definitions/index.ts';

/** What can be asked for with a role: each metric with its formula, and what it can be grouped by. */
export function catalogueFor(role: Role): MetricsCatalogue {
  const allowed = METRICS.filter((id) => hasRole(role, metrics[id].role));
  return {
    metrics: allowed.map((id) => {
      const { name, unit, formula, restsOn, additive, role: least } = metrics[id];
      return {
        id,
        name,
        unit,
        formula,
        restsOn: [...restsOn],
        additive,
        role: least,
        grain: 'day',
        dimensions: dimensionsOf(id),
      };
    }),
    dimensions: METRIC_DIMENSIONS.map((id) => {
      const { name, describes } = dimensions[id];
      return { id, name, description: describes, metrics: allowed.filter((metric) => goesWith(metric, id)) };
    }),
  };
}
