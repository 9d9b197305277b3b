import type { Action, ActionChange, RecommendationsAnswer } from '@adaos/api';
import { answeredBy, type InsightCode, isOfShop, type SnoozeSpan } from '@adaos/domain';
import { sql } from 'kysely';
import { addMonths } from '../calendar/months.ts';
import { ZoneClock } from '../calendar/zone.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { NotFoundError } from '../errors/domain-errors.ts';
import { hasAnyData } from '../insights/has-any-data.ts';
import { readEvaluated } from '../insights/evaluated.ts';
import { readUpdatedAt } from '../insights/read-orders.ts';
import { readShopFacts } from '../insights/shop-facts.ts';
import { readStoreLink } from '../integrations/store-link.ts';
import { presentAction } from './present-action.ts';

const MOST_ACTIONS = 200;
const NO_ACTION = 'There is no such recommendation.';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;

/** The shop's queue: what is open, the most money first, and what was decided about. What has ended without a decision is left out. */
export async function listActions(
  database: Database,
  shopId: string,
  now = new Date(),
): Promise<RecommendationsAnswer> {
  return database.readShop(shopId, async (trx) => {
    const { currency, digits } = await readShopFacts(trx, shopId);
    const live = await hasAnyData(trx, shopId);
    const rows = await trx
      .selectFrom('actions')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where((where) => where.or([where('holds', '=', true), where('status', 'in', ['done', 'dismissed'])]))
      .orderBy(sql`status in ('done', 'dismissed')`)
      .orderBy(sql`case when status in ('done', 'dismissed') then decided_at end`, 'desc')
      .orderBy(sql`effect_minor desc nulls last`)
      .orderBy(sql`array_position(array['High', 'Medium', 'Low'], impact)`)
      .orderBy('code')
      .orderBy('subject')
      .limit(MOST_ACTIONS)
      .execute();
    const updatedAt = live ? await readUpdatedAt(trx, shopId) : null;
    const { pending } = await readEvaluated(trx, shopId, updatedAt);
    return {
      source: live ? 'live' : 'none',
      currency,
      updatedAt: updatedAt?.toISOString() ?? null,
      pending: live && pending,
      recommendations: rows.map((row) => presentAction(row, digits, now)),
      store: await readStoreLink(trx, shopId),
    };
  });
}

/** When what is snoozed for a span comes back: a month later is the same day of the next month, or its last one. */
export function snoozedUntil(now: Date, span: SnoozeSpan): Date {
  if (span !== 'month') return new Date(now.getTime() + (span === 'day' ? 1 : 7) * DAY_MS);
  const day = now.toISOString();
  const first = `${addMonths(day.slice(0, 7), 1)}-01${day.slice(10)}`;
  const after = new Date(first);
  const last = new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth() + 1, 0)).getUTCDate();
  after.setUTCDate(Math.min(now.getUTCDate(), last));
  return after;
}

interface Member {
  readonly shopId: string;
  readonly accountId: string;
}

/** The columns that a decision sets. */
function decided(change: ActionChange, now: Date, today: string) {
  switch (change.decision) {
    case 'done':
      return { status: 'done' as const, done_on: today };
    case 'snooze':
      return { status: 'snoozed' as const, snoozed_until: snoozedUntil(now, change.span) };
    case 'dismiss':
      return { status: 'dismissed' as const, dismissal: change.reason, note: change.note ?? '' };
    case 'reopen':
      return { status: 'open' as const };
  }
}

async function nameOf(trx: ShopTransaction, { shopId, accountId }: Member): Promise<string | null> {
  const member = await trx
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'members.account_id')
    .select('accounts.name')
    .where('members.shop_id', '=', shopId)
    .where('members.account_id', '=', accountId)
    .executeTakeFirst();
  return member?.name ?? null;
}

/** The alerts that an action answers are resolved with it, and open again with it where they still hold; what is snoozed leaves them. */
async function settleAlerts(
  trx: ShopTransaction,
  { shopId, accountId }: Member,
  { code, subject }: { code: string; subject: string },
  decision: ActionChange['decision'],
  now: Date,
): Promise<void> {
  const alerts = answeredBy(code);
  if (alerts.length === 0 || decision === 'snooze') return;
  const open = decision === 'reopen';
  const ofShop = alerts.filter(isOfShop);
  await trx
    .updateTable('alerts')
    .set({
      status: open ? 'Active' : 'Resolved',
      resolved_at: open ? null : now,
      resolved_by: open ? null : accountId,
    })
    .where('shop_id', '=', shopId)
    .where('holds', '=', true)
    .where('code', 'in', alerts as InsightCode[])
    .where((where) =>
      where.or([
        where('subject', '=', subject),
        ...(ofShop.length > 0 ? [where('code', 'in', ofShop as InsightCode[])] : []),
      ]),
    )
    .execute();
}

/**
 * Marks an action as done, snoozes or dismisses it, or opens it again; its history keeps who, when and why.
 * @throws NotFoundError for an action that is not this shop's.
 */
export async function decideAction(
  database: Database,
  by: Member,
  id: string,
  change: ActionChange,
  now = new Date(),
): Promise<Action> {
  if (!UUID.test(id)) throw new NotFoundError(NO_ACTION);
  const { shopId, accountId } = by;
  return database.forShop(shopId, async (trx) => {
    const { digits, timezone } = await readShopFacts(trx, shopId);
    const today = new ZoneClock(timezone).dayAt(now.getTime());
    const open = change.decision === 'reopen';
    const set = decided(change, now, today);
    const row = await trx
      .updateTable('actions')
      .set({
        snoozed_until: null,
        dismissal: null,
        note: null,
        done_on: null,
        happened_minor: null,
        decided_at: open ? null : now,
        decided_by: open ? null : accountId,
        decided_by_name: open ? null : await nameOf(trx, by),
        decided_minor: sql<string | null>`effect_minor`,
        decided_low_minor: sql<string | null>`low_minor`,
        decided_high_minor: sql<string | null>`high_minor`,
        decided_without_minor: sql<string | null>`without_minor`,
        ...set,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new NotFoundError(NO_ACTION);
    await settleAlerts(trx, by, row, change.decision, now);
    await trx
      .insertInto('action_events')
      .values({
        shop_id: shopId,
        action_id: id,
        event: change.decision,
        at: now,
        account_id: accountId,
        reason: row.dismissal,
        note: row.note,
        until: row.snoozed_until,
        amount_minor: row.effect_minor,
      })
      .execute();
    return presentAction(row, digits, now);
  });
}
