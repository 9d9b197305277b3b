import {
  ATTRIBUTION_MODELS,
  METRIC_DIMENSIONS,
  METRIC_UNITS,
  METRICS,
  TIME_DIMENSIONS,
  UNKNOWN_REASONS,
} from '@adaos/domain';
import * as z from 'zod/mini';
import { comparisonShape, IsoDay, Role } from './common.ts';
import { LedgerKind } from './overview.ts';
import { exactText } from './text.ts';

export const MetricName = z.enum(METRICS);
export const DimensionName = z.enum(METRIC_DIMENSIONS);

/** The most rows of an answer. */
export const MOST_METRIC_ROWS = 1_000;

const chosen = {
  from: IsoDay,
  to: IsoDay,
  ...comparisonShape,
  /** How an order is shared by several channels, for `source` and `campaign`. Default: the last touch has it. */
  model: z.optional(z.enum(ATTRIBUTION_MODELS)),
};

/** A question for figures, in one object. */
export const MetricsQuery = z.object({
  metrics: z.array(MetricName).check(z.minLength(1), z.maxLength(20)),
  /** One of time, one of another kind, or one of each. Without any there are only totals. */
  dimensions: z.optional(z.array(DimensionName).check(z.maxLength(2))),
  /** Only rows with one of these values of a dimension: the one grouped by, or one in its place. */
  filters: z.optional(
    z
      .array(
        z.object({
          dimension: DimensionName,
          /** Null: what belongs to none. */
          values: z.array(z.nullable(exactText({ most: 1_000 }))).check(z.minLength(1), z.maxLength(100)),
        }),
      )
      .check(z.maxLength(1)),
  ),
  ...chosen,
  /** By a metric or a dimension that is asked for. Default: by time, else by the first metric, the highest first. */
  sort: z.optional(z.enum([...METRICS, ...METRIC_DIMENSIONS])),
  order: z.optional(z.enum(['asc', 'desc'])),
  /** Default 100. */
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_METRIC_ROWS))),
});
export type MetricsQuery = z.infer<typeof MetricsQuery>;

const listed = z.string().check(z.minLength(1), z.maxLength(1_000));

/** The same in an address: lists are separated by commas; a filter is `dimension:value`, its values by `|`. */
export const MetricsAddress = z.object({
  metrics: listed,
  dimensions: z.optional(listed),
  filter: z.optional(exactText({ least: 1, most: 4_000 })),
  ...chosen,
  sort: z.optional(z.enum([...METRICS, ...METRIC_DIMENSIONS])),
  order: z.optional(z.enum(['asc', 'desc'])),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_METRIC_ROWS))),
});
export type MetricsAddress = z.infer<typeof MetricsAddress>;

const values = z.record(z.string(), z.nullable(z.number()));
const unknown = z.record(z.string(), z.enum(UNKNOWN_REASONS));

const figures = {
  /** By metric: money in major units, percent as 12.4; null where it is not known. */
  values,
  /** By metric, why it is null. */
  unknown,
  /** Costs that some of its sales lack: profits are at most, these costs at least as given. */
  missing: z.array(LedgerKind),
  /** The same in the period compared with; null where that has no such row. */
  before: z.optional(z.nullable(z.object({ values, unknown, missing: z.array(LedgerKind) }))),
};

export const MetricsRow = z.object({
  /** By dimension; null: what belongs to none. */
  dimensions: z.record(z.string(), z.nullable(z.string())),
  /** What the value is called, where that is something else. */
  name: z.nullable(z.string()),
  /** Why it has no value: orders that say nothing, or what belongs to no order, as fixed costs. */
  rest: z.optional(z.enum(['no_value', 'no_order'])),
  ...figures,
  /** The screen with the orders behind it; null where there is none. */
  link: z.nullable(z.string()),
});
export type MetricsRow = z.infer<typeof MetricsRow>;

export const MetricDescription = z.object({
  id: MetricName,
  name: z.string(),
  unit: z.enum(METRIC_UNITS),
  /** How it is calculated, in words. */
  formula: z.string(),
  /** Costs that, where unknown for some sales, make it a bound: they are then in `missing`. */
  restsOn: z.array(LedgerKind),
  /** Whether the rows of a dimension add up to the total. */
  additive: z.boolean(),
  /** The least role. */
  role: Role,
  /** The smallest time that it is known by. */
  grain: z.enum(TIME_DIMENSIONS),
  dimensions: z.array(DimensionName),
});
export type MetricDescription = z.infer<typeof MetricDescription>;

export const MetricsCatalogue = z.object({
  metrics: z.array(MetricDescription),
  dimensions: z.array(
    z.object({ id: DimensionName, name: z.string(), description: z.string(), metrics: z.array(MetricName) }),
  ),
});
export type MetricsCatalogue = z.infer<typeof MetricsCatalogue>;

export const MetricsAnswer = z.object({
  /** `none`: the shop has no orders yet. */
  source: z.enum(['live', 'none']),
  currency: z.nullable(z.string()),
  timezone: z.string(),
  from: IsoDay,
  to: IsoDay,
  /** What was asked for: each with its formula, and the screen that has the rows behind its total. */
  metrics: z.array(
    z.extend(z.pick(MetricDescription, { id: true, name: true, unit: true, formula: true }), { link: z.string() }),
  ),
  rows: z.array(MetricsRow),
  /** On all pages: `rows` has the first of them. */
  rowCount: z.int(),
  /** Of everything that matches, not only of the rows shown. */
  totals: z.object(figures),
  /** The period compared with; null where none was asked for, or the shop has no data of it. */
  compared: z.nullable(z.object({ from: IsoDay, to: IsoDay })),
});
export type MetricsAnswer = z.infer<typeof MetricsAnswer>;
