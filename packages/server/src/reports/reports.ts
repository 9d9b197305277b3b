import type { Report, ReportDefinition, ReportInput, Reports } from '@adaos/api';
import { hasRole, includesReports, MOST_REPORTS, ROLES, type Role, STATEMENT } from '@adaos/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ShopTransaction } from '../db/database.ts';
import { ForbiddenError, NotFoundError, RuleViolationError } from '../errors/domain-errors.ts';
import { metrics } from '../metrics/definitions/index.ts';
import { planOfShop } from '../plans/plan-of-shop.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { checkReportsIncluded } from './included.ts';
import { readReportMails } from './read-mails.ts';
import { planReport } from './run-report.ts';
import { today } from './today.ts';

type Reader = Pick<Actor, 'shopId' | 'accountId' | 'role'>;

const readReports = (trx: ShopTransaction, { shopId, accountId }: Reader) =>
  trx
    .selectFrom('reports')
    .leftJoin('accounts', 'accounts.id', 'reports.account_id')
    .selectAll('reports')
    .select('accounts.name as by')
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('shared', '=', true), eb('account_id', '=', accountId)]));

type Row = Awaited<ReturnType<ReturnType<typeof readReports>['execute']>>[number];

const toReport = (row: Row, { accountId }: Reader, mail: Report['mail']): Report => ({
  id: row.id,
  name: row.name,
  definition: row.definition,
  shared: row.shared,
  own: row.account_id === accountId,
  by: row.by ?? '',
  role: row.role,
  changedAt: row.changed_at.toISOString(),
  mail,
});

/** One, with whether it is sent to the caller. */
const present = async (trx: ShopTransaction, row: Row, actor: Reader): Promise<Report> =>
  toReport(row, actor, (await readReportMails(trx, actor)).get(row.id) ?? null);

/** The least role that may read a report: the highest of its metrics. */
const roleOf = ({ metrics: ids }: ReportDefinition): Role =>
  ROLES.findLast((role) => ids.some((id) => metrics[id].role === role)) ?? 'viewer';

/** The reports that the caller may read, by name. */
export const listReports = ({ database }: Pick<Services, 'database'>, actor: Reader): Promise<Reports> =>
  database.readShop(actor.shopId, async (trx) => {
    const rows = await readReports(trx, actor)
      .where('deleted_at', 'is', null)
      .orderBy(sql`lower(reports.name)`)
      .orderBy('reports.id')
      .execute();
    const mails = await readReportMails(trx, actor);
    return {
      source: 'live',
      included: includesReports(await planOfShop(trx, actor.shopId)),
      reports: rows
        .filter(({ role }) => hasRole(actor.role, role))
        .map((row) => toReport(row, actor, mails.get(row.id) ?? null)),
      statementMail: mails.get(STATEMENT) ?? null,
    };
  });

/** @throws NotFoundError for one that the caller may not read, or that was removed. */
export async function findReport(trx: ShopTransaction, actor: Reader, id: string, removed = false): Promise<Row> {
  const row = await readReports(trx, actor)
    .where('reports.id', '=', id)
    .where('deleted_at', removed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row || !hasRole(actor.role, row.role)) throw new NotFoundError('There is no such report.');
  return row;
}

/** @throws NotFoundError */
export const getReport = ({ database }: Pick<Services, 'database'>, actor: Reader, id: string): Promise<Report> =>
  database.readShop(actor.shopId, async (trx) => present(trx, await findReport(trx, actor, id), actor));

/** Checks that a definition can be run by who saves it. @throws as `planReport`; ForbiddenError `plan_without_reports` */
async function checkInput(trx: ShopTransaction, actor: Actor, { definition }: ReportInput): Promise<void> {
  await checkReportsIncluded(trx, actor.shopId);
  planReport(definition, await today(trx, actor.shopId), actor.role);
}

/**
 * Saves a new report. What was removed more than a day ago goes now.
 * @throws InvalidInputError that names what does not go together; ForbiddenError `plan_without_reports`, or for a metric above the role;
 * RuleViolationError `too_many_reports` past `MOST_REPORTS`.
 */
export const addReport = ({ database }: Services, actor: Actor, input: ReportInput): Promise<Report> =>
  database.forShop(actor.shopId, async (trx) => {
    const { shopId, accountId } = actor;
    await checkInput(trx, actor, input);
    // Two at once wait for each other, so that neither passes the limit.
    await trx.selectFrom('shops').select('shop_id').where('shop_id', '=', shopId).forNoKeyUpdate().execute();
    await trx
      .deleteFrom('reports')
      .where('shop_id', '=', shopId)
      .where('deleted_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
    const { count } = await trx
      .selectFrom('reports')
      .select(sql<string>`count(*)`.as('count'))
      .where('shop_id', '=', shopId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_REPORTS)
      throw new RuleViolationError('too_many_reports', `A shop has at most ${MOST_REPORTS} reports. Delete one first.`);
    const id = uuidv7();
    const { name, shared, definition } = input;
    await trx
      .insertInto('reports')
      .values({
        shop_id: shopId,
        id,
        account_id: accountId,
        name,
        shared,
        role: roleOf(definition),
        definition: JSON.stringify(definition),
      })
      .execute();
    return present(trx, await findReport(trx, actor, id), actor);
  });

/** Changes a report. Only its owner makes one private that is shared. @throws as `addReport`; NotFoundError */
export const changeReport = ({ database }: Services, actor: Actor, id: string, input: ReportInput): Promise<Report> =>
  database.forShop(actor.shopId, async (trx) => {
    await checkInput(trx, actor, input);
    const before = await findReport(trx, actor, id);
    if (!input.shared && before.account_id !== actor.accountId)
      throw new ForbiddenError('forbidden', 'Only who made a report can make it private.');
    const { name, shared, definition } = input;
    await trx
      .updateTable('reports')
      .set({
        name,
        shared,
        role: roleOf(definition),
        definition: JSON.stringify(definition),
        changed_at: sql<Date>`now()`,
      })
      .where('shop_id', '=', actor.shopId)
      .where('id', '=', id)
      .execute();
    return present(trx, await findReport(trx, actor, id), actor);
  });

/** Removes a report, or restores one that was removed. @throws NotFoundError */
async function setRemoved({ database }: Services, actor: Actor, id: string, removed: boolean): Promise<Report> {
  return database.forShop(actor.shopId, async (trx) => {
    const row = await findReport(trx, actor, id, !removed);
    await trx
      .updateTable('reports')
      .set({ deleted_at: removed ? sql<Date>`now()` : null })
      .where('shop_id', '=', actor.shopId)
      .where('id', '=', id)
      .execute();
    return present(trx, row, actor);
  });
}

/** Removes a report: an own one, or one that is shared. @throws NotFoundError */
export const removeReport = async (services: Services, actor: Actor, id: string): Promise<void> =>
  void (await setRemoved(services, actor, id, true));

/** Takes back that a report was removed. @throws NotFoundError once it is gone, or where it was not removed. */
export const restoreReport = (services: Services, actor: Actor, id: string): Promise<Report> =>
  setRemoved(services, actor, id, false);
