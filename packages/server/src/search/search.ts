import type { SearchResults } from '@adaos/api';
import { hasRole } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database, ShopTransaction } from '../db/database.ts';
import { customerKey } from '../orders/erased-customers.ts';
import type { Actor } from '../services/actor.ts';

const MOST = 5;

/** A pattern of `like` that finds a text anywhere. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Without case and accents, as `folded` has it in the database. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');
/** A text of ASCII alone, as most codes are, has no accents to look for. */
const folded = (
  text: RawBuilder<unknown>,
) => sql`case when octet_length(${text}) = char_length(${text}) then lower(${text})
    else regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g') end`;

async function findOrders(trx: ShopTransaction, shopId: string, asked: string): Promise<SearchResults['orders']> {
  const { rows } = await sql<{ id: string; external_id: string; day: string | null }>`
    with found as (
      select order_id from order_sums where shop_id = ${shopId} and found_by like ${containing(asked.toLowerCase())}
      order by order_id desc limit ${MOST}
    )
    select o.id, o.external_id, (
        select min(d.occurred_on) from order_days d where d.shop_id = ${shopId} and d.order_id = o.id
      ) as day
    from found join orders o on o.shop_id = ${shopId} and o.id = found.order_id
    order by o.id desc`.execute(trx);
  return rows.map(({ id, external_id: externalId, day }) => ({ id, externalId, day }));
}

async function findProducts(trx: ShopTransaction, shopId: string, asked: string): Promise<SearchResults['products']> {
  const pattern = containing(fold(asked));
  const { rows } = await sql<{ code: string; name: string | null }>`
    select code, max(name) as name from product_years
    where shop_id = ${shopId} and (${folded(sql`code`)} like ${pattern} or ${folded(sql`name`)} like ${pattern})
    group by code order by sum(net_thousandths) desc, code limit ${MOST}`.execute(trx);
  return rows;
}

async function findCampaigns(trx: ShopTransaction, shopId: string, asked: string): Promise<SearchResults['campaigns']> {
  const { rows } = await sql<SearchResults['campaigns'][number]>`
    select id, name, platform from campaigns
    where shop_id = ${shopId} and ${folded(sql`name`)} like ${containing(fold(asked))}
    order by created_at desc, id limit ${MOST}`.execute(trx);
  return rows;
}

/** Only by the whole name: a part of it would list customers by their names. */
async function findCustomers(trx: ShopTransaction, shopId: string, asked: string): Promise<SearchResults['customers']> {
  const { rows } = await sql<{ id: string }>`
    select first_order_id as id from customer_sums where shop_id = ${shopId} and customer = ${customerKey(sql`${asked}::text`)}`.execute(
    trx,
  );
  return rows;
}

/** What a shop has under some words, whatever their case and accents. Customers only for those who may open them. */
export async function search(
  database: Database,
  { shopId, role }: Pick<Actor, 'shopId' | 'role'>,
  asked: string,
): Promise<SearchResults> {
  return database.readShop(shopId, async (trx) => ({
    orders: await findOrders(trx, shopId, asked),
    products: await findProducts(trx, shopId, asked),
    campaigns: await findCampaigns(trx, shopId, asked),
    customers: hasRole(role, 'manager') ? await findCustomers(trx, shopId, asked) : [],
  }));
}
