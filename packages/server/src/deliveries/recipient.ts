import { type Language, languageOf, type NoticeChoices } from '@adaos/domain';
import type { Database } from '../db/database.ts';
import { readChoices } from '../notifications/choices.ts';

/** Whom a delivery goes to, and what that person has chosen by now. */
export interface Recipient {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
  readonly shop: string;
  readonly timezone: string;
  readonly choices: NoticeChoices;
}

/** Undefined for who is no member any more, or has not confirmed the address. */
export async function readRecipient(
  database: Database,
  shopId: string,
  accountId: string | null,
): Promise<Recipient | undefined> {
  if (accountId === null) return undefined;
  return database.readShop(shopId, async (trx) => {
    const choices = (await readChoices(trx, shopId, [accountId])).get(accountId);
    const account = await trx
      .selectFrom('accounts')
      .innerJoin('members', 'members.account_id', 'accounts.id')
      .innerJoin('shops', 'shops.shop_id', 'members.shop_id')
      .select(['accounts.email', 'accounts.language', 'shops.name as shop', 'shops.timezone'])
      .where('members.shop_id', '=', shopId)
      .where('accounts.id', '=', accountId)
      .where('accounts.email_verified_at', 'is not', null)
      .executeTakeFirst();
    if (!account || !choices) return undefined;
    const { email, language, shop, timezone } = account;
    return { accountId, email, language: languageOf(language), shop, timezone, choices };
  });
}
