import { type NoticeChoices, type NoticeCode, type RaisedCode, topicOf } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { readChoices } from './choices.ts';
import { collect } from './collect.ts';
import { collectForHooks } from './hook-topics.ts';
import type { NotificationValues } from './texts.ts';

/** Older notifications of a person go when a new one comes. */
const KEPT = sql.lit('180 days');

/** Mails of their own say these, with more than a notice has. */
const HAVE_A_LETTER: ReadonlySet<string> = new Set<NoticeCode>([
  'notification.new_device',
  'notification.password_changed',
  'notification.subscription_started',
]);

interface Recipients {
  readonly shopId: string;
  /** Those who are members of the shop no more are left out. */
  readonly accountIds: readonly string[];
}

/** A notification: which text, and the values in it. */
export interface Notice<C extends NoticeCode> {
  readonly code: C;
  readonly values: NotificationValues<C>;
}

/** As it is kept; `subject` is the thing of what a shop's data has raised. */
interface AnyNotice {
  readonly code: NoticeCode | RaisedCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly subject?: string;
}

/** Who of some can be reached: those who have added a device, or have confirmed a number. */
async function reachable(
  trx: ShopTransaction,
  channel: 'push' | 'sms',
  accountIds: readonly string[],
): Promise<Set<string>> {
  const rows =
    channel === 'push'
      ? await trx.selectFrom('push_devices').select('account_id').where('account_id', 'in', accountIds).execute()
      : await trx
          .selectFrom('sms_numbers')
          .select('account_id')
          .where('account_id', 'in', accountIds)
          .where('verified_at', 'is not', null)
          .execute();
  return new Set(rows.map(({ account_id: id }) => id));
}

/** Has notices sent to the devices or numbers of those who have one and want it there, if the transaction commits. */
async function collectForPersons(
  trx: ShopTransaction,
  shopId: string,
  channel: 'push' | 'sms',
  members: readonly (readonly [accountId: string, choices: NoticeChoices])[],
  notices: readonly AnyNotice[],
): Promise<void> {
  const wantedBy = (choices: NoticeChoices) => notices.filter(({ code }) => choices[topicOf(code)][channel]);
  const wanting = members.filter(([, choices]) => wantedBy(choices).length > 0);
  if (wanting.length === 0) return;
  const able = await reachable(
    trx,
    channel,
    wanting.map(([accountId]) => accountId),
  );
  for (const [accountId, choices] of wanting.filter(([id]) => able.has(id))) {
    const delivered = wantedBy(choices).map(({ code, values }) => ({ code, values }));
    await collect(trx, { shopId, accountIds: [accountId], channel }, delivered);
  }
}

/** Puts notices under the bell of each person, and into what each and the shop have chosen to receive, if the transaction commits. */
export async function deliver(
  trx: ShopTransaction,
  { shopId, accountIds }: Recipients,
  notices: readonly AnyNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await collectForHooks(trx, shopId, notices);
  if (accountIds.length === 0) return;
  const members = [...(await readChoices(trx, shopId, accountIds))];
  if (members.length === 0) return;
  const rows = notices.flatMap(({ code, values, subject = null }) =>
    members.map(([accountId, choices]) => ({
      shop_id: shopId,
      account_id: accountId,
      code,
      details: JSON.stringify(values),
      bell: choices[topicOf(code)].bell,
      subject,
    })),
  );
  await trx.insertInto('notifications').values(rows).execute();
  for (const [accountId, choices] of members) {
    const mailed = notices.filter(({ code }) => choices[topicOf(code)].email && !HAVE_A_LETTER.has(code));
    const delivered = mailed.map(({ code, values }) => ({ code, values }));
    await collect(trx, { shopId, accountIds: [accountId], channel: 'email' }, delivered);
  }
  await collectForPersons(trx, shopId, 'push', members, notices);
  await collectForPersons(trx, shopId, 'sms', members, notices);
  await trx
    .deleteFrom('notifications')
    .where('shop_id', '=', shopId)
    .where('account_id', 'in', accountIds)
    .where('created_at', '<', sql<Date>`now() - interval ${KEPT}`)
    .execute();
}

/** Notifies members of a shop, if the transaction commits. */
export const notify = <C extends NoticeCode>(
  trx: ShopTransaction,
  recipients: Recipients,
  { code, values }: Notice<C>,
): Promise<void> => deliver(trx, recipients, [{ code, values }]);

/** Notifies every admin of a shop. @param except one who knows already. */
export async function notifyAdmins<C extends NoticeCode>(
  trx: ShopTransaction,
  { shopId, except }: { readonly shopId: string; readonly except?: string },
  notice: Notice<C>,
): Promise<void> {
  const admins = await trx
    .selectFrom('members')
    .select('account_id as id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'admin')
    .execute();
  const accountIds = admins.map(({ id }) => id).filter((id) => id !== except);
  await notify(trx, { shopId, accountIds }, notice);
}
