import { randomBytes } from 'node:crypto';
import { DEVELOPER } from '@adaos/api/developer';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { byEmail } from './by-email.ts';
import { endSessionsOf } from './open-sessions.ts';
import { makeOwnAccount } from './own-accounts.ts';
import { createPasswords } from './passwords.ts';

/** Sets the user's password, with the second factor off, so that the test login goes through. */
async function openTo(database: Database, accountId: string, passwordHash: string): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ password_hash: passwordHash, must_change_password: false })
      .where('id', '=', accountId)
      .execute();
    await trx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
  });
}

/**
 * Keeps the test user, whose password everybody can read, to development servers: one makes it, in its own embedded
 * database; any other server that finds it there shuts it out.
 */
export async function settleDeveloper(
  database: Database,
  { developer, production, databaseUrl }: Pick<Config, 'developer' | 'production' | 'databaseUrl'>,
): Promise<void> {
  const wanted = developer && !production && databaseUrl === null;
  const account = await database.db
    .selectFrom('accounts')
    .select('id')
    .where(byEmail(DEVELOPER.email))
    .executeTakeFirst();
  if (!account && !wanted) return;
  const password = wanted ? DEVELOPER.password : randomBytes(32).toString('base64url');
  const passwordHash = await createPasswords().hash(password);
  if (!account) {
    const { email } = DEVELOPER;
    const rights = { operator: false, mustChangePassword: false };
    await makeOwnAccount(database, { email, name: 'Developer', passwordHash, shop: 'Test shop', ...rights });
    return;
  }
  await openTo(database, account.id, passwordHash);
  if (!wanted) await endSessionsOf(database.db, account.id);
}
