import {
  isTimeDimension,
  METRIC_DIMENSIONS,
  METRICS,
  type MetricDimension,
  type MetricId,
  type TimeDimension,
} from '@adaos/domain';
import type { ReportCatalogue, ReportDefinitionData, ReportItem } from './ReportsView.ts';

export type OtherDimension = Exclude<MetricDimension, TimeDimension>;

/** A report while it is built. */
export interface ReportDraft {
  name: string;
  shared: boolean;
  definition: ReportDefinitionData;
}

export const FIRST_DEFINITION: ReportDefinitionData = {
  metrics: ['net_sales', 'net_profit', 'orders'],
  dimensions: ['month'],
  period: { kind: 'last_12_months' },
  compare: 'none',
  limit: 100,
  chart: 'bars',
};

export const draftOf = (report: ReportItem | null): ReportDraft =>
  report
    ? { name: report.name, shared: report.shared, definition: report.definition }
    : { name: '', shared: false, definition: FIRST_DEFINITION };

export const timeOf = ({ dimensions }: ReportDefinitionData): TimeDimension | null =>
  dimensions.find(isTimeDimension) ?? null;

export const otherOf = ({ dimensions }: ReportDefinitionData): OtherDimension | null =>
  dimensions.find((each): each is OtherDimension => !isTimeDimension(each)) ?? null;

/** What rows can belong to beside time: what is grouped by, else what is filtered by. */
const boundTo = (definition: ReportDefinitionData): MetricDimension | null =>
  otherOf(definition) ?? definition.filters?.[0]?.dimension ?? null;

/** The figures that go with what is grouped and filtered by. */
export function metricsOffered({ metrics }: ReportCatalogue, definition: ReportDefinitionData): MetricId[] {
  const other = boundTo(definition);
  const known = new Map(metrics.map(({ id, dimensions }) => [id, dimensions]));
  return METRICS.filter((id) => other === null || known.get(id)?.includes(other) === true).filter((id) =>
    known.has(id),
  );
}

/** What all chosen figures can be grouped by, beside time. */
export function dimensionsOffered({ metrics }: ReportCatalogue, chosen: readonly MetricId[]): OtherDimension[] {
  const known = new Map(metrics.map(({ id, dimensions }) => [id, dimensions]));
  return METRIC_DIMENSIONS.filter(
    (dimension): dimension is OtherDimension =>
      !isTimeDimension(dimension) && chosen.every((id) => known.get(id)?.includes(dimension) === true),
  );
}

/** Keeps a definition in itself consistent: what no longer fits another choice is left out. */
export function fitted(definition: ReportDefinitionData): ReportDefinitionData {
  const other = otherOf(definition);
  const { filters, sort, order, model, ...rest } = definition;
  const [filter] = filters ?? [];
  const kept = filter && (other === null || filter.dimension === other) ? filter : undefined;
  const sortable: readonly string[] = [...definition.metrics, ...definition.dimensions];
  const touched = [other, kept?.dimension].some((each) => each === 'source' || each === 'campaign');
  const sorted = sort !== undefined && sortable.includes(sort);
  return {
    ...rest,
    ...(kept && { filters: [kept] }),
    ...(sorted && { sort, ...(order && { order }) }),
    ...(touched && model && { model }),
  };
}

/** What keeps a definition from being calculated; null where nothing does. */
export function problemOf({ metrics, filters, period }: ReportDefinitionData): 'metrics' | 'filter' | 'days' | null {
  if (metrics.length === 0) return 'metrics';
  if (filters?.some(({ values }) => values.length === 0)) return 'filter';
  const { kind, from = '', to = '' } = period;
  return kind === 'custom' && (from === '' || to === '' || to < from) ? 'days' : null;
}
