import type { Role, ShopUser } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '../app/actor.ts';
import { notFound, ProblemError } from '../app/problems.ts';
import type { Services } from '../app/services.ts';
import { recordAudit } from '../audit/record.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { accountTools } from '../auth/tools.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { sendMailJob } from '../mail/job.ts';
import { notify, notifyAdmins } from '../notifications/notify.ts';
import { findShopUser } from './shop-users.ts';

/** Does something to the users of the actor's shop, one admin after the other, while the actor still is one. */
function asAdmin<T>(database: Database, actor: Actor, work: (trx: ShopTransaction) => Promise<T>): Promise<T> {
  return database.forShop(actor.shopId, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`members ${actor.shopId}`}, 0))`.execute(trx);
    const own = await trx
      .selectFrom('members')
      .select('role')
      .where('shop_id', '=', actor.shopId)
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst();
    if (own?.role !== 'admin') throw new ProblemError(403, 'forbidden', 'This needs the role admin.');
    return work(trx);
  });
}

async function findUser(trx: ShopTransaction, actor: Actor, id: string): Promise<ShopUser> {
  const user = await findShopUser(trx, actor.shopId, id);
  if (!user) throw notFound('There is no such user in this shop.');
  return user;
}

/** @throws ProblemError 409 `last_admin` where the shop would be left without one. */
async function spareAdmin(trx: ShopTransaction, { shopId }: Actor, user: ShopUser): Promise<void> {
  if (user.role !== 'admin') return;
  const other = await trx
    .selectFrom('members')
    .select('account_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'admin')
    .where('account_id', '!=', user.id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new ProblemError(409, 'last_admin', 'The shop needs at least one admin.');
}

export interface NewShopUser {
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

async function insertUser(trx: ShopTransaction, actor: Actor, user: Omit<NewShopUser, 'password'>, hash: string) {
  const inserted = await trx
    .insertInto('accounts')
    .columns(['id', 'email', 'name', 'password_hash', 'phone', 'language', 'must_change_password', 'invited_at'])
    .expression((query) =>
      query
        .selectFrom('accounts')
        .select([
          sql<string>`${uuidv7()}::uuid`.as('id'),
          sql.val(user.email).as('email'),
          sql.val(user.name).as('name'),
          sql.val(hash).as('password_hash'),
          sql<string | null>`null`.as('phone'),
          // In the language of the one who adds: the best guess there is.
          'language',
          sql.lit(true).as('must_change_password'),
          sql<Date>`now()`.as('invited_at'),
        ])
        .where('id', '=', actor.accountId),
    )
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ProblemError(409, 'email_taken', 'There is already an account with this email.');
  await trx.insertInto('members').values({ shop_id: actor.shopId, account_id: inserted.id, role: user.role }).execute();
  return inserted.id;
}

/**
 * Adds a user to the actor's shop, who must change the password at the first login, and sends the invitation.
 * @throws ProblemError 409 `email_taken`, 422 `password_too_short` or `password_too_common`, 429 `too_many_attempts`
 */
export async function createUser(
  services: Services,
  actor: Actor,
  { password, ...user }: NewShopUser,
  address: string,
): Promise<ShopUser> {
  const { limits, passwords, passwordRules } = accountTools(services);
  checkNewPassword(password, passwordRules.createUser, [user.email, user.name]);
  await limits.takeMail('invite', user.email, address);
  const hash = await passwords.hash(password);
  return asAdmin(services.database, actor, async (trx) => {
    const { shopId } = actor;
    const id = await insertUser(trx, actor, user, hash);
    const invitation = { purpose: 'invitation', accountId: id, shopId, invitedBy: actor.accountId } as const;
    await sendMailJob(services.jobs, invitation, trx);
    await recordAudit(trx, actor, {
      action: 'user_created',
      targetId: id,
      target: user.email,
      details: { role: user.role },
    });
    const notice = { code: 'notification.user_added', values: { name: user.name } } as const;
    await notifyAdmins(trx, { shopId, except: actor.accountId }, notice);
    return findUser(trx, actor, id);
  });
}

/** @throws ProblemError 404 `not_found`, 409 `last_admin` */
export function setUserRole(
  { database }: Services,
  actor: Actor,
  { id, role }: { id: string; role: Role },
): Promise<ShopUser> {
  return asAdmin(database, actor, async (trx) => {
    const { shopId } = actor;
    const user = await findUser(trx, actor, id);
    if (user.role === role) return user;
    if (role !== 'admin') await spareAdmin(trx, actor, user);
    await trx
      .updateTable('members')
      .set({ role })
      .where('shop_id', '=', shopId)
      .where('account_id', '=', user.id)
      .execute();
    const details = { from: user.role, to: role };
    await recordAudit(trx, actor, { action: 'role_changed', targetId: user.id, target: user.email, details });
    await notify(trx, { shopId, accountIds: [user.id] }, { code: 'notification.role_changed', values: { role } });
    return { ...user, role };
  });
}

/**
 * Takes a user out of the actor's shop; the account goes with the last shop that it belongs to.
 * @throws ProblemError 404 `not_found`, 409 `own_account` or `last_admin`
 */
export function deleteUser({ database }: Services, actor: Actor, id: string): Promise<void> {
  return asAdmin(database, actor, async (trx) => {
    const user = await findUser(trx, actor, id);
    if (user.id === actor.accountId) {
      throw new ProblemError(409, 'own_account', 'You cannot delete your own account.');
    }
    await spareAdmin(trx, actor, user);
    await trx.deleteFrom('members').where('shop_id', '=', actor.shopId).where('account_id', '=', user.id).execute();
    // Memberships in other shops are seen by those of the account alone.
    await sql`select set_config('app.account_id', ${user.id}, true)`.execute(trx);
    await trx
      .deleteFrom('accounts')
      .where('id', '=', user.id)
      .where((of) => of.not(of.exists(of.selectFrom('members').select('account_id').where('account_id', '=', user.id))))
      .execute();
    const details = { role: user.role };
    await recordAudit(trx, actor, { action: 'user_deleted', targetId: user.id, target: user.email, details });
  });
}
