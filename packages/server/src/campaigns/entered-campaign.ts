import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { refreshCampaignResults } from '../ledger/campaign-results.ts';
import { attributeOrders } from './attribute-orders.ts';

interface Named {
  readonly platform: string;
  readonly name: string;
}

/**
 * The campaign of this platform and name, the newest where there are several; a new one where there is none. It is named as one of
 * a report that has no numbers, so a report that comes later finds it.
 */
export async function campaignNamed(
  trx: ShopTransaction,
  shopId: string,
  { platform, name }: Named,
): Promise<{ id: string; isNew: boolean }> {
  const { rows: known } = await sql<{ id: string }>`
    select id from campaigns
    where shop_id = ${shopId} and lower(platform) = lower(${platform}) and lower(name) = lower(${name})
    order by created_at desc, id limit 1`.execute(trx);
  if (known[0]) return { id: known[0].id, isNew: false };
  const { rows } = await sql<{ id: string }>`
    insert into campaigns (shop_id, id, platform, external_id, name, status)
    values (${shopId}, gen_random_uuid(), ${platform}, 'name:' || lower(${name}), ${name}, 'active') returning id`.execute(
    trx,
  );
  return { id: rows[0]?.id ?? '', isNew: true };
}

/** Removes a campaign of which nothing is left: no report has it, and all that was entered for it was taken back. */
export async function removeForgotten(trx: ShopTransaction, shopId: string, campaignId: string): Promise<void> {
  const { rows } = await sql<{ brought: boolean }>`
    select exists (select from order_campaigns where shop_id = ${shopId} and campaign_id = ${campaignId}::uuid) as brought
    from campaigns c where shop_id = ${shopId} and id = ${campaignId}::uuid
      and not exists (select from campaign_days d where d.shop_id = ${shopId} and d.campaign_id = c.id)
      and not exists (
        select from ad_spend_entries e where e.shop_id = ${shopId} and e.campaign_id = c.id and e.withdrawn_at is null)`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) return;
  await trx.deleteFrom('campaigns').where('shop_id', '=', shopId).where('id', '=', campaignId).execute();
  if (!found.brought) return;
  // The orders that it shared with others are theirs alone.
  await attributeOrders(trx, shopId);
  await refreshCampaignResults(trx, shopId, null);
}
