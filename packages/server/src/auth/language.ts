import { type Language, languageOf } from '@adaos/domain';
import type { Database } from '../db/database.ts';

/** The language that an account has chosen. */
export async function languageOfAccount({ db }: Pick<Database, 'db'>, accountId: string): Promise<Language> {
  const account = await db.selectFrom('accounts').select('language').where('id', '=', accountId).executeTakeFirst();
  return languageOf(account?.language);
}
