import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { byEmail } from './by-email.ts';
import { createPasswords } from './passwords.ts';

interface OwnAccount {
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  /** The name of the shop that it is the admin of. */
  readonly shop: string;
  readonly operator: boolean;
  readonly mustChangePassword: boolean;
}

/** Makes an account that can be used at once, in a shop of its own. @returns false where the address has one already. */
export async function makeOwnAccount(database: Database, account: OwnAccount): Promise<boolean> {
  const shopId = uuidv7();
  return database.forShop(shopId, async (trx) => {
    const made = await trx
      .insertInto('accounts')
      .values({
        id: uuidv7(),
        email: account.email,
        name: account.name,
        password_hash: account.passwordHash,
        phone: null,
        email_verified_at: sql<Date>`now()`,
        must_change_password: account.mustChangePassword,
        operator: account.operator,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
    await trx.insertInto('shops').values({ shop_id: shopId, name: account.shop, registration_number: null }).execute();
    await trx.insertInto('members').values({ shop_id: shopId, account_id: made.id, role: 'admin' }).execute();
    return true;
  });
}

/** What has become of an address: an account was promoted, or made with a first password that is kept nowhere else. */
type MadeOperator = { readonly made: false } | { readonly made: true; readonly password: string };

/**
 * Makes the one with this address an operator of the platform. Without an account, one is made, whose first password
 * must be changed at the first login.
 * @param email lower case.
 */
export async function makeOperator(database: Database, email: string): Promise<MadeOperator> {
  const promoted = await database.db
    .updateTable('accounts')
    .set({ operator: true })
    .where(byEmail(email))
    .executeTakeFirst();
  if (promoted.numUpdatedRows > 0n) return { made: false };
  const password = randomBytes(12).toString('base64url');
  const made = await makeOwnAccount(database, {
    email,
    name: email.slice(0, email.lastIndexOf('@')),
    passwordHash: await createPasswords().hash(password),
    shop: 'Adaos',
    operator: true,
    mustChangePassword: true,
  });
  return made ? { made, password } : makeOperator(database, email);
}

/** Takes an operator's rights back, from the next call on. @returns false where the address has no operator. */
export async function dismissOperator(database: Database, email: string): Promise<boolean> {
  const dismissed = await database.db
    .updateTable('accounts')
    .set({ operator: false })
    .where(byEmail(email))
    .where('operator', '=', true)
    .executeTakeFirst();
  return dismissed.numUpdatedRows > 0n;
}
