import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { ShopTransaction } from '../db/database.ts';
import { type ChangedOrder, refreshCoverage } from '../ledger/coverage.ts';
import { lastEntry } from '../ledger/last-entry.ts';
import { lockLedger } from '../ledger/lock.ts';
import { customerKey, noteErased, tokensOf } from '../orders/erased-customers.ts';
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

interface ErasedBy {
  readonly shopId: string;
  /** Null: by a request of the store's platform. */
  readonly accountId: string | null;
}

/**
 * Erases a customer: in the shop's orders a token that follows from nothing takes the place of the name, and a keyed hash keeps it so when the
 * same orders come again. The orders and amounts stay. Once erased, it changes nothing. The ledger is locked.
 * @param key how the customer's orders are known by, whether there are any or not.
 * @returns how many orders it had.
 */
async function eraseByKey(
  trx: ShopTransaction,
  { shopId, accountId, secret }: ErasedBy & { readonly secret: Uint8Array },
  key: string,
): Promise<number> {
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
  if (orders.length > 0) await refreshCoverage(trx, shopId, since, orders);
  const target = pseudonymsOf(secret, shopId)(key);
  const details = { orders: orders.length };
  await recordAudit(trx, { shopId, accountId }, { action: 'customer_erased', target, details });
  return orders.length;
}

/**
 * Erases the customer of an order; see `eraseByKey`.
 * @param id the number of one of their orders in the database.
 * @throws NotFoundError where there is none.
 */
export async function eraseCustomer(
  { database, secret }: Services,
  { shopId, accountId }: Actor,
  id: string,
): Promise<Record<string, never>> {
  await database.forShop(shopId, async (trx) => {
    await lockLedger(trx, shopId);
    const key = await keyOf(trx, shopId, id);
    if (!(await isErased(trx, shopId, key))) await eraseByKey(trx, { shopId, accountId, secret }, key);
  });
  return {};
}

/**
 * Erases a customer by what the shop calls them, as a platform asks for it: also one whose orders come later, or do not count. Doing it
 * again changes nothing.
 */
export async function eraseCustomerByName(
  trx: ShopTransaction,
  of: { readonly shopId: string; readonly secret: Uint8Array },
  name: string,
): Promise<void> {
  await lockLedger(trx, of.shopId);
  if ((await tokensOf(trx, of, [name])).size > 0) return;
  const { rows } = await sql<{ key: string | null }>`select ${customerKey(sql`${name}::text`)} as key`.execute(trx);
  const key = rows[0]?.key;
  if (key) await eraseByKey(trx, { ...of, accountId: null }, key);
}
