import { type MetricsQuery, type MetricsRow, type ReportAnswer, ReportDefinition } from '@adaos/api';
import { monthsBefore, reportDays, type Role } from '@adaos/domain';
import { InvalidInputError } from '../errors/domain-errors.ts';
import { metrics } from '../metrics/definitions/index.ts';
import { planQuery } from '../metrics/plan-query.ts';
import { queryMetrics } from '../metrics/query.ts';
import type { Services } from '../services/services.ts';
import { checkReportsIncluded } from './included.ts';
import { today } from './today.ts';

/** @throws InvalidInputError for what is no definition, with what is wrong by field. */
export function readDefinition(text: string): ReportDefinition {
  const parse = (): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  const read = ReportDefinition.safeParse(parse());
  if (read.success) return read.data;
  const fields = Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new InvalidInputError('invalid_request', 'The definition of the report cannot be read.', { fields });
}

/** The question for figures that a report asks on a day. @throws InvalidInputError for a custom period without its days. */
function questionOf(definition: ReportDefinition, day: string): MetricsQuery {
  const { period, compare, metrics: ids, dimensions, filters, model, sort, order, limit } = definition;
  const days = reportDays(period, day);
  if (days === null) {
    const message = 'A custom period needs its first and its last day.';
    throw new InvalidInputError('invalid_request', message, { fields: { period: message } });
  }
  const before = compare === 'previous' ? monthsBefore(period, days) : null;
  return {
    metrics: ids,
    dimensions,
    filters,
    model,
    sort,
    order,
    limit,
    ...days,
    ...(before ? { compare: 'custom', compareFrom: before.from, compareTo: before.to } : { compare }),
  };
}

/** The question of a report, checked. @throws InvalidInputError that names what does not go together; ForbiddenError by the role. */
export function planReport(definition: ReportDefinition, day: string, role: Role): MetricsQuery {
  const question = questionOf(definition, day);
  planQuery(question, role);
  return question;
}

/** Whether a row is of what belongs to none, and has nothing: it is there for the sum alone. */
function isEmptyRest({ dimensions, values, before }: MetricsRow): boolean {
  const nothing = (figures: Readonly<Record<string, number | null>>) =>
    Object.values(figures).every((value) => value === null || value === 0);
  return Object.values(dimensions).includes(null) && nothing(values) && nothing(before?.values ?? {});
}

/**
 * The figures of a report as they are now, by the sums that the screens show.
 * @param role of who asks. @throws as `planReport`
 */
async function runReport(
  { database, appOrigin }: Pick<Services, 'database' | 'appOrigin'>,
  { shopId, role }: { readonly shopId: string; readonly role: Role },
  definition: ReportDefinition,
  now = new Date(),
): Promise<ReportAnswer> {
  const day = await database.readShop(shopId, (trx) => today(trx, shopId, now));
  const answer = await queryMetrics(database, { shopId, role }, planReport(definition, day, role), appOrigin());
  const rows = answer.rows.filter((row) => !isEmptyRest(row));
  return {
    ...answer,
    rows,
    rowCount: answer.rowCount - (answer.rows.length - rows.length),
    restsOn: Object.fromEntries(definition.metrics.map((id) => [id, [...metrics[id].restsOn]])),
  };
}

/** The same, where the shop's plan includes it. @throws ForbiddenError `plan_without_reports`; as `planReport` */
export async function runIncluded(
  services: Pick<Services, 'database' | 'appOrigin'>,
  reader: { readonly shopId: string; readonly role: Role },
  definition: ReportDefinition,
  now = new Date(),
): Promise<ReportAnswer> {
  const { shopId } = reader;
  await services.database.readShop(shopId, (trx) => checkReportsIncluded(trx, shopId));
  return runReport(services, reader, definition, now);
}
