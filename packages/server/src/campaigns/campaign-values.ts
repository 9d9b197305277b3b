import type { Campaign } from '@adaos/api';
import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import type { ShopFacts } from '../insights/shop-facts.ts';
import { toMajor } from '../ledger/money.ts';

/**
 * What a campaign is said to have sold: by its platform, and by the shop's own attribution, as the sum of the net sales in the period of the
 * orders that it brought, by the weight with which it brought each.
 */
export async function readCampaignValues(
  trx: ShopTransaction,
  { shopId, digits }: ShopFacts,
  id: string,
  { from, to }: Period,
): Promise<Required<Pick<Campaign, 'reportedValue' | 'attributedSales'>>> {
  const { rows } = await sql<{ reported: string | null; attributed: string | null }>`
    select
      (select sum(conversion_value_minor) from campaign_days
        where shop_id = ${shopId} and campaign_id = ${id}::uuid and day between ${from} and ${to}) as reported,
      (select round(sum(t.amount_minor * c.weight)) from order_campaigns c
        join order_totals t on t.shop_id = ${shopId} and t.order_id = c.order_id and t.occurred_on between ${from} and ${to}
          and t.kind in (${sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)))})
        where c.shop_id = ${shopId} and c.campaign_id = ${id}::uuid) as attributed`.execute(trx);
  const major = (amount: string | null | undefined) =>
    amount === null || amount === undefined ? null : toMajor(BigInt(amount), digits);
  return { reportedValue: major(rows[0]?.reported), attributedSales: major(rows[0]?.attributed) };
}
