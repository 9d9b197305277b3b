import { Language, type Profile } from '@adaos/api';
import type { Actor } from '../services/actor.ts';
import { sessionEnded } from '../auth/authenticate.ts';
import { toUser } from '../auth/accounts.ts';
import type { ShopTransaction } from '../db/database.ts';

/** The own profile, as the contract's `getProfile` answers it. */
export async function readProfile(trx: ShopTransaction, { accountId, shopId, role }: Actor): Promise<Profile> {
  const account = await trx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst();
  const shop = await trx.selectFrom('shops').select('timezone').where('shop_id', '=', shopId).executeTakeFirst();
  const factor = await trx
    .selectFrom('second_factors')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  // Deleted since the token was checked.
  if (!account || !shop) throw sessionEnded();
  const { id, name, email, createdAt } = toUser(account, role);
  const language = Language.safeParse(account.language);
  return {
    id,
    name,
    email,
    avatar: account.avatar,
    twoFactorEnabled: factor !== undefined,
    emailVerified: account.email_verified_at !== null,
    createdAt,
    lastLogin: account.last_login_at?.toISOString() ?? null,
    preferences: {
      language: language.success ? language.data : 'en',
      timezone: account.timezone ?? shop.timezone,
      notifications: { email: account.notify_email, push: account.notify_push, sms: account.notify_sms },
    },
    pendingEmail: account.pending_email,
    source: 'live',
  };
}
