import type { Role, ShopUser } from '@adaos/api';
import { sql } from 'kysely';
import type { Actor } from '../services/actor.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../errors/domain-errors.ts';
import type { Services } from '../services/services.ts';
import { lockByName } from '../db/advisory-lock.ts';
import { recordAudit } from '../audit/record.ts';
import { shopNames } from '../auth/accounts.ts';
import { checkNewPassword } from '../auth/password-rules.ts';
import { accountTools } from '../auth/tools.ts';
import type { Database, ShopTransaction } from '../db/database.ts';
import { sendMailJob } from '../jobs/mail-job.ts';
import { notify, notifyAdmins } from '../notifications/notify.ts';
import { deleteInvitation, findInvitation, insertInvitation } from './invitations.ts';
import { findShopUser } from './shop-users.ts';
import { removeMember, setMemberRole } from './members.ts';

/** Does something to the users of the actor's shop, one admin after the other, while the actor still is one. */
function asAdmin<T>(database: Database, actor: Actor, work: (trx: ShopTransaction) => Promise<T>): Promise<T> {
  return database.forShop(actor.shopId, async (trx) => {
    await lockByName(trx, `members ${actor.shopId}`);
    const own = await trx
      .selectFrom('members')
      .select('role')
      .where('shop_id', '=', actor.shopId)
      .where('account_id', '=', actor.accountId)
      .executeTakeFirst();
    if (own?.role !== 'admin') throw new ForbiddenError('forbidden', 'This needs the role admin.');
    return work(trx);
  });
}

async function findUser(trx: ShopTransaction, actor: Actor, id: string): Promise<ShopUser> {
  const user = await findShopUser(trx, actor.shopId, id);
  if (!user) throw new NotFoundError('There is no such user in this shop.');
  return user;
}

async function findInvited(trx: ShopTransaction, actor: Actor, id: string): Promise<ShopUser> {
  const invited = await findInvitation(trx, actor.shopId, id);
  if (!invited) throw new NotFoundError('There is no such invitation to this shop.');
  return invited;
}

/** @throws ConflictError `last_admin` where the shop would be left without one. */
async function spareAdmin(trx: ShopTransaction, { shopId }: Actor, user: ShopUser): Promise<void> {
  if (user.role !== 'admin' || user.status === 'invited') return;
  const other = await trx
    .selectFrom('members')
    .select('account_id')
    .where('shop_id', '=', shopId)
    .where('role', '=', 'admin')
    .where('account_id', '!=', user.id)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new ConflictError('last_admin', 'The shop needs at least one admin.');
}

interface NewShopUser {
  /** Lower case. */
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: Role;
}

async function sendInvitation({ jobs }: Services, actor: Actor, id: string, trx: ShopTransaction): Promise<void> {
  const { shopId, accountId: invitedBy } = actor;
  await sendMailJob(jobs, { purpose: 'invitation', shopId, invitationId: id, invitedBy }, trx);
}

/**
 * Invites somebody to the actor's shop. Nobody can log in by that before the link in the mail was opened; where the address has
 * no account, one is made then, whose first password must be changed. Whether it has one makes no difference here.
 * @throws ConflictError `email_taken` for a user of the own shop, 422 `password_too_short` or `password_too_common`, 429
 *   `too_many_attempts`
 */
export async function createUser(
  services: Services,
  actor: Actor,
  { password, ...user }: NewShopUser,
  address: string,
): Promise<ShopUser> {
  const { limits, passwords, passwordRules } = accountTools(services);
  const about = [user.email, user.name, ...(await shopNames(services.database, [actor.shopId]))];
  checkNewPassword(password, passwordRules.createUser, about);
  await limits.takeMail('invite', user.email, address);
  const passwordHash = await passwords.hash(password);
  return asAdmin(services.database, actor, async (trx) => {
    const { shopId } = actor;
    const invited = await insertInvitation(trx, actor, { ...user, passwordHash });
    await sendInvitation(services, actor, invited.id, trx);
    await recordAudit(trx, actor, {
      action: 'user_created',
      targetId: invited.id,
      target: user.email,
      details: { role: user.role },
    });
    const notice = { code: 'notification.user_added', values: { name: user.name } } as const;
    await notifyAdmins(trx, { shopId, except: actor.accountId }, notice);
    return invited;
  });
}

/**
 * Sends the mail of an invitation again.
 * @throws NotFoundError `not_found` for a person who is not invited, 429 `too_many_attempts`
 */
export async function inviteAgain(services: Services, actor: Actor, id: string, address: string): Promise<ShopUser> {
  const { database } = services;
  const { email } = await database.readShop(actor.shopId, (trx) => findInvited(trx, actor, id));
  await accountTools(services).limits.takeMail('invite', email, address);
  return asAdmin(database, actor, async (trx) => {
    const invited = await findInvited(trx, actor, id);
    await sendInvitation(services, actor, id, trx);
    return invited;
  });
}

/** @throws NotFoundError `not_found`, 409 `last_admin` */
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
    if (user.status === 'invited') {
      const invitation = trx.updateTable('invitations').set({ role }).where('shop_id', '=', shopId);
      await invitation.where('id', '=', user.id).execute();
    } else await setMemberRole(trx, shopId, user.id, role);
    const details = { from: user.role, to: role };
    await recordAudit(trx, actor, { action: 'role_changed', targetId: user.id, target: user.email, details });
    await notify(trx, { shopId, accountIds: [user.id] }, { code: 'notification.role_changed', values: { role } });
    return { ...user, role };
  });
}

async function deleteMember(trx: ShopTransaction, shopId: string, accountId: string): Promise<void> {
  await removeMember(trx, shopId, accountId);
  // Memberships in other shops are seen by those of the account alone.
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(trx);
  await trx
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .where((of) => of.not(of.exists(of.selectFrom('members').select('account_id').where('account_id', '=', accountId))))
    .execute();
}

/**
 * Takes a user out of the actor's shop, or an invitation back; the account goes with the last shop that it belongs to.
 * @throws NotFoundError `not_found`, 409 `own_account` or `last_admin`
 */
export function deleteUser({ database }: Services, actor: Actor, id: string): Promise<void> {
  return asAdmin(database, actor, async (trx) => {
    const user = await findUser(trx, actor, id);
    if (user.id === actor.accountId) {
      throw new ConflictError('own_account', 'You cannot delete your own account.');
    }
    await spareAdmin(trx, actor, user);
    await (user.status === 'invited'
      ? deleteInvitation(trx, actor.shopId, user.id)
      : deleteMember(trx, actor.shopId, user.id));
    const details = { role: user.role };
    await recordAudit(trx, actor, { action: 'user_deleted', targetId: user.id, target: user.email, details });
  });
}
