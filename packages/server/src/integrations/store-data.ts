import type { OAuthPlatform, StoreData } from '@adaos/api';
import { sql } from 'kysely';
import type { Services } from '../services/services.ts';

/** What is kept of a store: what goes where it is disconnected and its data erased. */
export function readStoreData(
  { database }: Pick<Services, 'database'>,
  shopId: string,
  platform: OAuthPlatform,
): Promise<StoreData> {
  return database.readShop(shopId, async (trx) => {
    const { rows } = await sql<{ orders: string; customers: string; costs: string }>`
      select count(*) as orders, count(distinct customer_key) as customers, (
        select count(distinct sku) from product_costs
        where shop_id = ${shopId} and read_from = ${platform} and withdrawn_at is null) as costs
      from orders where shop_id = ${shopId} and told_by = ${platform}`.execute(trx);
    const [row] = rows;
    return {
      source: 'live' as const,
      orders: Number(row?.orders ?? 0),
      customers: Number(row?.customers ?? 0),
      costs: Number(row?.costs ?? 0),
    };
  });
}
