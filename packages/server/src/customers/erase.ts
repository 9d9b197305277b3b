import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { type ChangedOrder, refreshCoverage } from '../ledger/coverage.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { lockLedger } from '../ledger/lock.ts';
import { noteErased } from '../orders/erased-customers.ts';
import type { Actor } from '../services/actor.ts';
import type { Services } from '../services/services.ts';
import { keyOf } from './customer.ts';
import { pseudonymsOf } from './pseudonyms.ts';

const TOKEN_BYTES = 12;

async function isErased(trx: ShopTransaction, shopId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join erased_customers e on e.shop_id = ${shopId} and e.token = o.customer
    where o.shop_id = ${shopId} and o.customer_key = ${key} limit 1`.execute(trx);
  return rows.length > 0;
}

/** What else is kept of a customer: the cards that orders were paid with, and lines of files that were rejected. */
async function removeTraces(trx: ShopTransaction, shopId: string, orders: readonly ChangedOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await sql`
    update order_facts set card_key = null
    where shop_id = ${shopId} and order_id = any (${ids}::bigint[]) and card_key is not null`.execute(trx);
  const names = [...new Set(orders.flatMap(({ customerBefore }) => customerBefore ?? []))];
  await sql`
    update import_rejections set text = ''
    where shop_id = ${shopId} and exists (
      select from unnest(${names}::text[]) as n(name) where position(lower(name) in lower(text)) > 0)`.execute(trx);
}

/**
 * Erases a customer: in the shop's orders a token that follows from nothing takes the place of the name, and a keyed hash keeps it so when the
 * same orders come again. The orders and amounts stay. Once erased, it changes nothing.
 * @param id the number of one of their orders in the database.
 * @throws NotFoundError where there is none.
 */
export async function eraseCustomer(
  { database, secret }: Services,
  actor: Actor,
  id: string,
): Promise<Record<string, never>> {
  const { shopId } = actor;
  await database.forShop(shopId, async (trx) => {
    await lockLedger(trx, shopId);
    const key = await keyOf(trx, shopId, id);
    if (await isErased(trx, shopId, key)) return;
    const token = `erased-${randomBytes(TOKEN_BYTES).toString('hex')}`;
    await noteErased(trx, { shopId, secret }, key, token);
    const since = await lastEntry(trx, shopId);
    const { rows: orders } = await sql<ChangedOrder>`
      with named as materialized (
        select id, customer, order_on from orders where shop_id = ${shopId} and customer_key = ${key}
      ), updated as (
        update orders o set customer = ${token} from named n where o.shop_id = ${shopId} and o.id = n.id
      )
      select id, order_on as day, customer as "customerBefore" from named`.execute(trx);
    await removeTraces(trx, shopId, orders);
    await refreshCoverage(trx, shopId, since, orders);
    const target = pseudonymsOf(secret, shopId)(key);
    await recordAudit(trx, actor, { action: 'customer_erased', target, details: { orders: orders.length } });
  });
  return {};
}
