import type { ShopTransaction } from '../db/database.ts';

/** Gives a shop one row in each table of connected ad accounts. */
export async function addAdRows(trx: ShopTransaction, shop_id: string): Promise<void> {
  const ads = { shop_id, platform: 'google_ads' } as const;
  await trx
    .insertInto('ad_connections')
    .values({ ...ads, credentials: Buffer.from('x'), connected_by: null })
    .execute();
  await trx
    .insertInto('ad_accounts')
    .values({ ...ads, account_id: '1', name: 'Shop', currency: 'EUR', parent: null })
    .execute();
  await trx
    .insertInto('set_aside_ad_rows')
    .values({
      ...ads,
      account_id: '1',
      read_from: '2024-01-01',
      read_to: '2024-01-30',
      campaign: 'Search',
      day: '',
      reason: 'date_unreadable',
    })
    .execute();
}
