import { hkdfSync } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

const BLOCK_BYTES = 64;

/** How customers are told apart: by what the shop calls them, whatever its case. As `orders.customer_key` has it. */
export const customerKey = (name: RawBuilder<unknown>) => sql`md5(lower(nullif(btrim(${name}), '')))::uuid`;

/**
 * HMAC-SHA256 of a customer's key, computed by the database: `H(K ^ opad || H(K ^ ipad || key))` (RFC 2104). The key follows from the
 * server's secret and the shop, so the hashes that are kept say nothing without it.
 */
function hashOf(secret: Uint8Array, shopId: string, key: RawBuilder<unknown>): RawBuilder<unknown> {
  const secretKey = Buffer.from(hkdfSync('sha256', secret, shopId, 'adaos erased customers', BLOCK_BYTES));
  const pad = (byte: number) => Buffer.from(secretKey.map((value) => value ^ byte));
  return sql`sha256(${pad(0x5c)}::bytea || sha256(${pad(0x36)}::bytea || uuid_send(${key})))`;
}

/**
 * Keeps that a customer was erased.
 * @param token what orders have in place of the name.
 */
export async function noteErased(
  trx: ShopTransaction,
  { shopId, secret }: { readonly shopId: string; readonly secret: Uint8Array },
  key: string,
  token: string,
): Promise<void> {
  await sql`
    insert into erased_customers (shop_id, hash, token)
    values (${shopId}, ${hashOf(secret, shopId, sql`${key}::uuid`)}, ${token}) on conflict do nothing`.execute(trx);
}

/** Whether anybody was erased; else nothing of a file has to be looked at. */
async function anyErased(trx: ShopTransaction, shopId: string): Promise<boolean> {
  const { rows } = await sql`select from erased_customers where shop_id = ${shopId} limit 1`.execute(trx);
  return rows.length > 0;
}

/** What separates the cells of a line, whatever the file's own separator is. */
const SEPARATORS = String.raw`[,;|"\t]`;

/**
 * Gives the customers of the staged lines who were erased the token that they have since. Lines that are left out are kept as they are in
 * the file but for those that name one of them.
 */
export async function replaceErased(
  trx: ShopTransaction,
  { shopId, secret }: { readonly shopId: string; readonly secret: Uint8Array },
): Promise<void> {
  if (!(await anyErased(trx, shopId))) return;
  const isErased = (name: RawBuilder<unknown>) =>
    sql`e.shop_id = ${shopId} and e.hash = ${hashOf(secret, shopId, customerKey(name))}`;
  await sql`
    with named as materialized (select distinct customer from staged where customer is not null)
    update staged s set customer = e.token
    from named n join erased_customers e on ${isErased(sql`n.customer`)} where s.customer = n.customer`.execute(trx);
  await sql`
    update staged set text = '' where text is not null and exists (
      select from unnest(regexp_split_to_array(text, ${SEPARATORS})) as n(cell) join erased_customers e on ${isErased(sql`n.cell`)})`.execute(
    trx,
  );
}

/** The tokens of those of these customers who were erased, by name. */
export async function tokensOf(
  trx: ShopTransaction,
  { shopId, secret }: { readonly shopId: string; readonly secret: Uint8Array },
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!(await anyErased(trx, shopId))) return new Map();
  const { rows } = await sql<{ name: string; token: string }>`
    select n.name, e.token from unnest(${names}::text[]) as n(name)
      join erased_customers e on e.shop_id = ${shopId} and e.hash = ${hashOf(secret, shopId, customerKey(sql`n.name`))}`.execute(
    trx,
  );
  return new Map(rows.map(({ name, token }) => [name, token]));
}
