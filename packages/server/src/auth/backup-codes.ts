import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

const COUNT = 10;
const CHARACTERS = 8;
/** 32 characters that are not taken for one another. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** The digest that is kept. Keyed, since so short a code could be searched for. */
const digest = (key: Uint8Array, accountId: string, code: string) =>
  createHmac('sha256', key)
    .update(`${accountId} ${plain(code)}`)
    .digest();

function newCode(): string {
  const text = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${text.slice(0, CHARACTERS / 2)}-${text.slice(CHARACTERS / 2)}`;
}

/** Replaces an account's codes. @returns the ten new ones, e.g. `4K7M-QX2P`; they can be shown only now. */
export async function replaceBackupCodes(trx: ShopTransaction, key: Uint8Array, accountId: string): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  await trx.deleteFrom('backup_codes').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('backup_codes')
    .values([...codes].map((code) => ({ account_id: accountId, code_hash: digest(key, accountId, code) })))
    .execute();
  return [...codes];
}

/** @returns whether it was one of the account's codes, not used before. */
export async function takeBackupCode(
  trx: ShopTransaction,
  key: Uint8Array,
  accountId: string,
  code: string,
): Promise<boolean> {
  const taken = await trx
    .updateTable('backup_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', digest(key, accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
