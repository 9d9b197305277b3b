import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { createPasswords } from '../auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { onOwnConnection } from '../db/long-work.ts';
import { addDays } from '../calendar/days.ts';
import { DEMO_SHOP } from './catalogue.ts';
import { evaluateIn } from '../alerts/evaluate.ts';
import { type LoadOptions, loadDemo } from './load.ts';

export interface DemoOwner {
  readonly email: string;
  readonly password: string;
}

/** Evaluated as it would be in the night after its last day. */
const NIGHT_MS = 3 * 3600_000;

/** The day before today: the last one that is over everywhere in Europe. */
export function yesterday(now = new Date()): string {
  return addDays(now.toISOString().slice(0, 10), -1);
}

/**
 * Makes a demo shop with an owner who can log in at once, all of it or nothing.
 * @returns the shop's id; null where somebody has this address already.
 */
export async function createDemoShop(
  database: Database,
  { email, password }: DemoOwner,
  options: LoadOptions,
): Promise<string | null> {
  const passwordHash = await createPasswords().hash(password);
  const [shopId, accountId] = [uuidv7(), uuidv7()];
  return onOwnConnection(database, shopId, new AbortController().signal, async (trx) => {
    const account = await trx
      .insertInto('accounts')
      .values({
        id: accountId,
        email,
        name: 'Demo',
        password_hash: passwordHash,
        language: 'ro',
        phone: null,
        email_verified_at: new Date(),
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!account) return null;
    await trx
      .insertInto('shops')
      .values({ shop_id: shopId, name: DEMO_SHOP.name, registration_number: null, currency: null })
      .execute();
    await trx.insertInto('members').values({ shop_id: shopId, account_id: accountId, role: 'admin' }).execute();
    await loadDemo(trx, shopId, { ...options, accountId });
    await evaluateIn(trx, shopId, new Date(Date.parse(addDays(options.lastDay, 1)) + NIGHT_MS));
    return shopId;
  });
}

/** The login of the demo shop that a local server makes for itself. */
export const LOCAL_DEMO_EMAIL = 'demo@adaos.example';

/**
 * Makes the local server's demo shop, once.
 * @returns its login at the first start; null at each later one, since the password is kept nowhere.
 */
export async function ensureDemoShop(
  database: Database,
  options: LoadOptions = { lastDay: yesterday() },
): Promise<DemoOwner | null> {
  const known = await database.db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', LOCAL_DEMO_EMAIL)
    .executeTakeFirst();
  if (known) return null;
  const owner: DemoOwner = { email: LOCAL_DEMO_EMAIL, password: randomBytes(12).toString('base64url') };
  return (await createDemoShop(database, owner, options)) === null ? null : owner;
}
