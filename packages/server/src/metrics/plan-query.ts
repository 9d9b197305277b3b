import type { MetricsQuery } from '@adaos/api';
import {
  hasRole,
  isTimeDimension,
  type MetricDimension,
  type MetricId,
  type Role,
  type TimeDimension,
} from '@adaos/domain';
import type { Period } from '../calendar/days.ts';
import { checkPeriod } from '../calendar/period.ts';
import { ForbiddenError, InvalidInputError } from '../errors/domain-errors.ts';
import { goesWith } from './definitions/dimensions.ts';
import { metrics } from './definitions/index.ts';
import { timeSpans } from './readers/spans.ts';
import { COUNTED_ONCE } from './readers/whole.ts';
import type { Part } from './types.ts';

export type OtherDimension = Exclude<MetricDimension, TimeDimension>;

/** A question that can be answered. */
export interface QueryPlan {
  readonly period: Period;
  readonly metrics: readonly MetricId[];
  readonly needed: ReadonlySet<Part>;
  readonly time: TimeDimension | null;
  /** What is grouped by, or filtered by, beside time. */
  readonly other: OtherDimension | null;
  /** Whether `other` is grouped by. */
  readonly grouped: boolean;
  readonly only: ReadonlySet<string | null> | null;
}

/** What is read once for each day, week or month is asked for so many of them at most. */
const MOST_SPANS = 62;

const refuse = (field: string, message: string) =>
  new InvalidInputError('invalid_request', message, { fields: { [field]: message } });

/**
 * Checks that a question can be answered.
 * @throws InvalidInputError that names the field: what does not go together, or would take too long; ForbiddenError for a metric above the role.
 */
export function planQuery(query: MetricsQuery, role: Role): QueryPlan {
  const period = checkPeriod(query);
  const { metrics: ids, dimensions = [], filters: [filter] = [] } = query;
  const forbidden = ids.find((id) => !hasRole(role, metrics[id].role));
  if (forbidden) throw new ForbiddenError('forbidden', `${forbidden} needs the role ${metrics[forbidden].role}.`);
  const [time = null, second] = dimensions.filter(isTimeDimension);
  const [grouping, another] = dimensions.filter((each): each is OtherDimension => !isTimeDimension(each));
  if (second !== undefined || another !== undefined)
    throw refuse('dimensions', 'Group by one time, and by one other dimension, at most.');
  if (filter && isTimeDimension(filter.dimension))
    throw refuse('filters', 'Of time ask for a period, by `from` and `to`.');
  const filtered = filter?.dimension as OtherDimension | undefined;
  if (filtered && grouping && filtered !== grouping)
    throw refuse('filters', `Figures by ${grouping} can only be filtered by ${grouping}.`);
  const other = grouping ?? filtered ?? null;
  const unfit = other && ids.find((id) => !goesWith(id, other));
  if (other && unfit)
    throw refuse('metrics', `${unfit} is not known by ${other}. The catalogue says what goes together.`);
  const { sort } = query;
  const sortable: readonly string[] = [...ids, ...dimensions];
  if (sort !== undefined && !sortable.includes(sort)) throw refuse('sort', 'Sort by something that is asked for.');
  const needed = new Set(ids.flatMap((id) => metrics[id].uses));
  if (time && (other !== null || [...needed].some((part) => COUNTED_ONCE.has(part)))) {
    const spans = timeSpans(period, time).length;
    if (spans > MOST_SPANS)
      throw refuse('dimensions', `The period has ${spans} of ${time}; this is answered for ${MOST_SPANS} at most.`);
  }
  return {
    period,
    metrics: ids,
    needed,
    time,
    other,
    grouped: grouping !== undefined,
    only: filter ? new Set(filter.values) : null,
  };
}
