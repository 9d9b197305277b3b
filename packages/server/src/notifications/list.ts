import type { Notification, NotificationList } from '@adaos/api';
import { INSIGHT_TEXTS, type InsightCode, type NoticeCode, NOTICES } from '@adaos/domain';
import { type Selectable, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { NotificationsTable } from '../db/notice-tables.ts';
import { worded } from '../insights/worded.ts';
import { isRowId, lineCursor } from '../paging/cursor.ts';
import { noticeText } from './texts.ts';

const PAGE = 50;

type Row = Selectable<NotificationsTable>;

const isNotice = (code: string): code is NoticeCode => Object.hasOwn(NOTICES, code);
const isInsight = (code: string): code is InsightCode => Object.hasOwn(INSIGHT_TEXTS, code);

/** The kind and the English of what was reported; undefined for a code that is no more. */
function saidOf(code: string, values: Record<string, string | number>) {
  if (isNotice(code)) {
    const { type, title } = NOTICES[code];
    return { type, title, message: noticeText(code, values) };
  }
  if (!isInsight(code)) return undefined;
  const { title, text } = worded(code, values);
  return { type: code.startsWith('alert.') ? ('warning' as const) : ('info' as const), title, message: text };
}

function toNotification({ id, code, details, created_at: at, read_at: readAt }: Row): Notification | undefined {
  const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? '']));
  const said = saidOf(code, values);
  return said && { id, ...said, timestamp: at.toISOString(), read: readAt !== null, wording: { code, values } };
}

interface Recipient {
  readonly shopId: string;
  readonly accountId: string;
}

const ownOf = (trx: ShopTransaction, { shopId, accountId }: Recipient) =>
  trx
    .selectFrom('notifications')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .where('bell', '=', true);

/** The notifications of one person, newest first. @throws InvalidInputError for a cursor of another list */
export async function listNotifications(
  trx: ShopTransaction,
  recipient: Recipient,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<NotificationList> {
  let rows = ownOf(trx, recipient).selectAll();
  if (cursor !== undefined) rows = rows.where('id', '<', lineCursor.read(cursor));
  const found = await rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const { unread } = await ownOf(trx, recipient)
    .select((of) => of.fn.countAll<string>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    source: 'live',
    notifications: shown.map(toNotification).filter((notification) => notification !== undefined),
    unread: Number(unread),
    nextCursor: found.length > limit && last ? lineCursor.of(last.id) : null,
  };
}

/** Marks notifications of one person as read. @param ids absent: all; those of others are passed over. */
export async function markAsRead(
  trx: ShopTransaction,
  { shopId, accountId }: Recipient,
  ids: readonly string[] | undefined,
): Promise<void> {
  const own = ids?.filter((id) => /^\d{1,19}$/.test(id) && isRowId(id));
  if (own?.length === 0) return;
  let marking = trx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (own) marking = marking.where('id', 'in', own);
  await marking.execute();
}
