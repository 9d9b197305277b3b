import type { Alert, AlertsAnswer, InsightType } from '@adaos/api';
import { LEDGER_KINDS } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { NotFoundError } from '../errors/domain-errors.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import type { AlertsTable } from '../db/insight-tables.ts';
import { hasAnyData } from '../insights/has-any-data.ts';
import { readEvaluated } from '../insights/evaluated.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { worded } from '../insights/worded.ts';
import type { Condition } from './condition.ts';

const MOST_ALERTS = 200;
const NO_ALERT = 'There is no such alert.';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function toAlert(row: Selectable<AlertsTable>): Alert {
  return {
    id: row.id,
    subject: row.subject,
    type: row.type as InsightType,
    priority: row.priority,
    title: row.title,
    description: row.description,
    timestamp: row.raised_at.toISOString(),
    status: row.status,
    wording: { code: row.code, values: row.values },
    missing: LEDGER_KINDS.filter((kind) => row.missing.includes(kind)),
  };
}

/**
 * Brings the alerts in line with what holds now. A condition that is new raises an alert; while it holds, the alert keeps its
 * status, so that what somebody has resolved stays resolved; once it no longer holds, the alert is resolved, and raised again when it
 * comes back.
 */
export async function syncAlerts(
  trx: ShopTransaction,
  shopId: string,
  conditions: readonly Condition[],
  now: Date,
): Promise<void> {
  const rows = conditions.map((condition) => {
    const { title, text: description } = worded(condition.code, condition.values);
    return { missing: [], ...condition, title, description, id: uuidv7() };
  });
  await sql`
    with found as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id uuid, code text, subject text, type text,
        priority text, title text, description text, values jsonb, missing text[])
    ), gone as (
      update alerts a set holds = false, status = 'Resolved', resolved_at = coalesce(a.resolved_at, ${now})
      where a.shop_id = ${shopId} and a.holds
        and not exists (select from found f where f.code = a.code and f.subject = a.subject)
    )
    insert into alerts as a (shop_id, id, code, subject, type, priority, title, description, values, missing, holds, status, raised_at)
    select ${shopId}, id, code, subject, type, priority, title, description, values, missing, true, 'Active', ${now}
    from found order by code, subject
    on conflict (shop_id, code, subject) do update set
      priority = excluded.priority, title = excluded.title, description = excluded.description, values = excluded.values,
      missing = excluded.missing,
      holds = true,
      status = case when a.holds then a.status else 'Active' end,
      raised_at = case when a.holds then a.raised_at else excluded.raised_at end,
      resolved_at = case when a.holds then a.resolved_at end,
      resolved_by = case when a.holds then a.resolved_by end`.execute(trx);
}

/** What needs a look, as it was last evaluated. */
export async function listAlerts(database: Database, shopId: string): Promise<AlertsAnswer> {
  return database.readShop(shopId, async (trx) => {
    const facts = await readShopFacts(trx, shopId);
    const live = await hasAnyData(trx, shopId);
    const found = await trx
      .selectFrom('alerts')
      .selectAll()
      .where('shop_id', '=', shopId)
      .orderBy('raised_at', 'desc')
      .orderBy(sql`array_position(array['High', 'Medium', 'Low'], priority)`)
      .orderBy('id')
      .limit(MOST_ALERTS)
      .execute();
    const active = found.filter(({ status }) => status === 'Active');
    const updatedAt = live ? await readUpdatedAt(trx, shopId) : null;
    const { pending } = await readEvaluated(trx, shopId, updatedAt);
    return {
      source: live ? 'live' : 'none',
      currency: facts.currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      pending: live && pending,
      summary: {
        active: active.length,
        highPriority: active.filter(({ priority }) => priority === 'High').length,
        resolved: found.length - active.length,
      },
      alerts: found.map(toAlert),
    };
  });
}

/**
 * Marks an alert as resolved, or opens it again.
 * @throws NotFoundError for an alert that is not this shop's.
 */
export async function setAlertStatus(
  database: Database,
  { shopId, accountId }: { shopId: string; accountId: string },
  id: string,
  status: Alert['status'],
): Promise<Alert> {
  if (!UUID.test(id)) throw new NotFoundError(NO_ALERT);
  const resolved = status === 'Resolved' ? { resolved_at: new Date(), resolved_by: accountId } : null;
  const row = await database.forShop(shopId, (trx) =>
    trx
      .updateTable('alerts')
      .set({ status, resolved_at: resolved?.resolved_at ?? null, resolved_by: resolved?.resolved_by ?? null })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) throw new NotFoundError(NO_ALERT);
  return toAlert(row);
}
