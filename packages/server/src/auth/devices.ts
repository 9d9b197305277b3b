import { createHash } from 'node:crypto';
import Bowser from 'bowser';
import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** What a browser calls itself without its versions, e.g. `Safari, iPhone`; null where it is unknown. */
export function deviceName(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const parts = [browser.name, platform.model ?? os.name].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(', ') : null;
}

const deviceHash = (userAgent: string | undefined) =>
  createHash('sha256')
    .update(deviceName(userAgent) ?? '')
    .digest();

/** Whether an account has been opened from such a browser before. */
export async function knowsDevice(
  db: Kysely<Schema>,
  accountId: string,
  userAgent: string | undefined,
): Promise<boolean> {
  const known = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '=', deviceHash(userAgent))
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Remembers the browser of a login.
 * @returns whether it is new to an account that knows others: a first browser is no news.
 */
export async function rememberDevice(
  db: Kysely<Schema>,
  accountId: string,
  userAgent: string | undefined,
): Promise<boolean> {
  const hash = deviceHash(userAgent);
  const added = await db
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!added) return false;
  const other = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('device_hash', '!=', hash)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
