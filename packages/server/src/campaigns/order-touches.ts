import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/** A campaign, and where it ran: `utm_campaign` and `utm_source`; empty where it is not known. One of them is. */
export interface OrderTouch {
  readonly campaign: string;
  readonly source: string;
}

/** The place of what a platform says of an order: it names the last way alone, so it comes behind those that the script has seen. */
const STORE_POSITION = 100;

/** Before the id of an order at its platform, where its number is not known yet. */
const ID_PREFIX = 'id:';

/** The numbers under which an order may be known, with and without the # before it. */
const sameOrder = (stored: string, ref: string) => sql.raw(`${stored} in (${ref}, '#' || ${ref}, ltrim(${ref}, '#'))`);

/**
 * Notes the ways of an order's customer as the script in the shop's pages saw them, in their order. What was seen of the order before stays;
 * what its platform said of it goes where the script has seen that, too.
 */
export async function noteSeen(
  trx: ShopTransaction,
  shopId: string,
  order: string,
  touches: readonly OrderTouch[],
): Promise<void> {
  const { rows } = await sql`
    insert into order_touches (shop_id, order_ref, position, campaign, source)
    select ${shopId}, ${order}, position, campaign, source
    from jsonb_to_recordset(${JSON.stringify(touches.map((touch, index) => ({ ...touch, position: index + 1 })))}::jsonb)
      as t(position int, campaign text, source text)
    where not exists (
      select from order_touches where shop_id = ${shopId} and order_ref = ${order} and position < ${STORE_POSITION})
    on conflict do nothing returning position`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    delete from order_touches t using (select ${order}::text as ref) as o
    where t.shop_id = ${shopId} and t.position = ${STORE_POSITION} and ${sameOrder('t.order_ref', 'o.ref')} and exists (
      select from order_touches s where s.shop_id = ${shopId} and s.order_ref = ${order} and s.position < ${STORE_POSITION}
        and s.campaign = t.campaign and s.source = t.source)`.execute(trx);
}

/**
 * Gives what the pixel of a platform has seen of orders, which it knows by the platform's id alone, to the orders by their numbers, now that
 * both are known. What was seen of an order under its number stays.
 */
export async function nameSeen(
  trx: ShopTransaction,
  shopId: string,
  orders: readonly { readonly id: string; readonly ref: string }[],
): Promise<void> {
  const named = orders.map(({ id, ref }) => ({ seen: `${ID_PREFIX}${id}`, ref }));
  await sql`
    update order_touches t set order_ref = n.ref
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n(seen text, ref text)
    where t.shop_id = ${shopId} and t.order_ref = any (${named.map(({ seen }) => seen)}::text[]) and t.order_ref = n.seen
      and not exists (
        select from order_touches o where o.shop_id = ${shopId} and o.order_ref = n.ref and o.position < ${STORE_POSITION})`.execute(
    trx,
  );
}

/** Notes the way of each order's customer as its platform reports it, where the script has not seen it. */
export async function noteReportedTouches(
  trx: ShopTransaction,
  shopId: string,
  touches: readonly (OrderTouch & { readonly ref: string })[],
): Promise<void> {
  if (touches.length === 0) return;
  const bare = touches.map(({ ref }) => ref.replace(/^#+/, ''));
  const refs = [...new Set([...touches.map(({ ref }) => ref), ...touches.map(({ ref }) => `#${ref}`), ...bare])];
  // By an array the index is used; as a join all touches of the shop may be read for each order.
  await sql`
    with seen as materialized (
      select order_ref, campaign, source from order_touches where shop_id = ${shopId} and order_ref = any (${refs}::text[])
    )
    insert into order_touches (shop_id, order_ref, position, campaign, source)
    select ${shopId}, ref, ${STORE_POSITION}, campaign, source
    from jsonb_to_recordset(${JSON.stringify(touches)}::jsonb) as t(ref text, campaign text, source text)
    where not exists (
      select from seen s
      where s.campaign = t.campaign and s.source = t.source and ltrim(s.order_ref, '#') = ltrim(t.ref, '#')
        and ${sameOrder('s.order_ref', 't.ref')})
    on conflict do nothing`.execute(trx);
}
