import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';

/**
 * Takes the orders that the connected platform itself reports out of what a file is to add: it knows them better, refunds and
 * later changes included.
 */
export async function setReportedAside(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`create index on staged (order_ref)`.execute(trx); // see createTemporaryTable
  await sql`
    create temporary table reported_apart on commit drop as
    select distinct s.order_ref, o.id as order_id
    from staged s join orders o on o.shop_id = ${shopId} and o.external_id = s.order_ref
    where o.told_by is not null and s.code is null`.execute(trx);
  await sql`
    update staged set key = null, item_refunded = false, subtotal = null, discount = null, shipping = null, tax = null, total = null, refunded = null,
      fees = null
    where order_ref in (select order_ref from reported_apart) and code is null`.execute(trx);
  await sql`
    update staged set cancelled = false
    from orders o where o.shop_id = ${shopId} and o.external_id = staged.order_ref and o.told_by is not null
      and staged.cancelled`.execute(trx);
}

/** The orders that were set aside were in the file all the same: they are counted with it. */
export async function countReported(trx: ShopTransaction): Promise<void> {
  await sql`insert into merged select order_ref, order_id, false from reported_apart on conflict do nothing`.execute(
    trx,
  );
}
