import type { Language, Role, User } from '@adaos/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../services/services.ts';
import { type Database, inShop, type ShopTransaction } from '../db/database.ts';
import { planTrialNotices } from '../billing/trial-notices.ts';
import { NOBODY, sendMailJob } from '../jobs/mail-job.ts';
import { byEmail } from './by-email.ts';
import { voidEmailTokens } from './email-tokens.ts';
import { membershipsOf } from './memberships.ts';

interface NewCompany {
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly company: string;
  readonly registrationNumber: string | null;
  readonly phone: string | null;
  readonly language: Language;
}

/** The part of an address that serves as a person's name until there is one. */
const localPart = (email: string) => email.slice(0, email.lastIndexOf('@'));

/** A user as the contract has it. */
export function toUser(
  account: { id: string; email: string; name: string; created_at: Date },
  role: Role,
): User & { createdAt: string } {
  const name = account.name.trim() === '' ? localPart(account.email) : account.name;
  return { id: account.id, email: account.email, name, role, createdAt: account.created_at.toISOString() };
}

async function insertAccount(trx: ShopTransaction, company: NewCompany): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('accounts')
    .values({
      id: uuidv7(),
      email: company.email,
      name: localPart(company.email),
      password_hash: company.passwordHash,
      phone: company.phone,
      language: company.language,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/**
 * A second registration of an address that nobody has confirmed. Either may be a stranger's, so neither password counts: the
 * owner of the address chooses one by the mail. The company is that of the last one.
 */
async function registerAgain(trx: ShopTransaction, accountId: string, company: NewCompany): Promise<void> {
  const { phone, language, registrationNumber } = company;
  const waiting = await trx
    .updateTable('accounts')
    .set({ password_hash: null, phone, language })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .where('last_login_at', 'is', null)
    .executeTakeFirst();
  if (waiting.numUpdatedRows === 0n) return;
  await voidEmailTokens(trx, accountId, ['verify']);
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(trx);
  const own = await trx
    .selectFrom('members')
    .select('shop_id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (!own) return;
  await inShop(trx, own.shop_id);
  await trx
    .updateTable('shops')
    .set({ name: company.company, registration_number: registrationNumber })
    .where('shop_id', '=', own.shop_id)
    .execute();
}

/**
 * Makes an account, not yet verified, with a shop of which it is the admin, and has the mail sent: all of it or
 * nothing. Where the address has an account already, its owner gets a mail that says so; one that is confirmed stays as it is.
 */
export async function registerCompany({ database, jobs }: Services, company: NewCompany): Promise<void> {
  const shopId = uuidv7();
  await database.forShop(shopId, async (trx) => {
    const accountId = await insertAccount(trx, company);
    if (accountId === undefined) {
      const owner = await trx.selectFrom('accounts').select('id').where(byEmail(company.email)).executeTakeFirst();
      if (!owner) return;
      await registerAgain(trx, owner.id, company);
      await sendMailJob(jobs, { purpose: 'already-registered', accountId: owner.id }, trx);
      // As much work as for a new shop, so that the answer takes as long; a missing one learns nothing.
      await planTrialNotices(jobs, shopId, trx);
      return;
    }
    await trx
      .insertInto('shops')
      .values({ shop_id: shopId, name: company.company, registration_number: company.registrationNumber })
      .execute();
    await trx.insertInto('members').values({ shop_id: shopId, account_id: accountId, role: 'admin' }).execute();
    await sendMailJob(jobs, { purpose: 'verify', accountId, language: company.language }, trx);
    await planTrialNotices(jobs, shopId, trx);
  });
}

/** Has the verification mail sent again, where there is an account that waits for it; as long takes where there is none. */
export async function resendVerification(
  { database, jobs }: Services,
  email: string,
  language?: Language,
): Promise<void> {
  const account = await database.db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where(byEmail(email))
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  const purpose = account?.password_hash === null ? 'already-registered' : 'verify';
  await sendMailJob(jobs, { purpose, accountId: account?.id ?? NOBODY, ...(language && { language }) });
}

export async function findAccount({ db }: Database, email: string) {
  return db.selectFrom('accounts').selectAll().where(byEmail(email)).executeTakeFirst();
}

/** The shop that a person works in. */
export async function findMembership(
  database: Database,
  accountId: string,
): Promise<{ shopId: string; role: Role } | undefined> {
  return database.forAccount(accountId, (trx) => membershipsOf(trx, accountId).limit(1).executeTakeFirst());
}

/** The names of shops, in no order. */
export async function shopNames(database: Database, shopIds: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    shopIds.map((shopId) =>
      database.readShop(shopId, (trx) =>
        trx.selectFrom('shops').select('name').where('shop_id', '=', shopId).executeTakeFirst(),
      ),
    ),
  );
  return found.flatMap((shop) => (shop ? [shop.name] : []));
}
