import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import type { StagedFile } from './stage-file.ts';

type Options = Pick<StagedFile, 'format' | 'saysRefunds'> & { readonly shopId: string };

/**
 * Whether a file's version `v` of an order is older than the known one `k`: by the moment of the order's last change, else by what was
 * refunded, else by how far it is, else by the days of the two files: an older export of the same orders ends before.
 */
const isOlder = sql`case
  when v.updated_at <> k.updated_at then v.updated_at < k.updated_at
  when v.refunded <> k.refunded then v.refunded < k.refunded
  when v.stage <> k.stage then v.stage < k.stage
  else v.file_through < k.file_through and v.file_from <= k.file_from end`;

/** What each order's lines say that a later file may say otherwise: the table `versions`. */
async function noteVersions(trx: ShopTransaction, saysRefunds: boolean): Promise<void> {
  const versions = sql`
    select order_ref, max(updated_at) as updated_at,
      case when ${saysRefunds}::boolean then coalesce(max(abs(refunded)), 0) else max(abs(refunded)) end as refunded,
      max(stage) as stage, bool_or(cancelled) as called_off, file_from, file_through
    from staged, (select min(day) as file_from, max(day) as file_through from staged) as file
    where order_ref is not null and file_from is not null
      and (cancelled or coalesce(subtotal, discount, shipping, tax, total, refunded, stage) is not null or updated_at is not null)
    group by order_ref, file_from, file_through`;
  await createTemporaryTable(trx, 'versions', versions, { key: 'order_ref' });
}

/**
 * Takes out of what a file is to add what it says of orders that a newer file has brought: their status and what they have as a whole, and
 * of a platform's export, which shows an order as it was, all of them. Notes which version of the others is known from now on.
 * @returns how many orders are as a newer file has them.
 */
export async function setOlderAside(trx: ShopTransaction, { shopId, format, saysRefunds }: Options): Promise<number> {
  await noteVersions(trx, saysRefunds);
  const older = sql`
    select v.order_ref, k.called_off from versions v join order_versions k on k.shop_id = ${shopId} and k.order_ref = v.order_ref
    where ${isOlder} and v.order_ref not in (select order_ref from reported_apart)`;
  await createTemporaryTable(trx, 'older', older, { key: 'order_ref' });
  const { rows } = await sql<{ count: string }>`select count(*) from older`.execute(trx);
  const count = Number(rows[0]?.count ?? 0);
  if (count > 0) {
    const keepsItems = format === 'lines';
    await sql`
      update staged s set key = case when ${keepsItems}::boolean and not o.called_off then key end, item_refunded = false,
        cancelled = ${keepsItems}::boolean and o.called_off, status = null, customer = null, country = null, subtotal = null,
        discount = null, shipping = null, tax = null, total = null, refunded = null, fees = null
      from older o where o.order_ref = s.order_ref`.execute(trx);
    if (!keepsItems) {
      await sql`
        insert into reported_apart
        select order_ref, o.id from older join orders o on o.shop_id = ${shopId} and o.external_id = older.order_ref`.execute(
        trx,
      );
    }
  }
  await sql`
    insert into order_versions as k (shop_id, order_ref, updated_at, refunded, stage, called_off, file_from, file_through)
    select ${shopId}, order_ref, updated_at, refunded, stage, called_off, file_from, file_through from versions
    where order_ref not in (select order_ref from older)
    on conflict (shop_id, order_ref) do update set updated_at = greatest(excluded.updated_at, k.updated_at),
      refunded = coalesce(excluded.refunded, k.refunded), stage = coalesce(excluded.stage, k.stage),
      called_off = case when excluded.stage is null then k.called_off else excluded.called_off end,
      file_from = least(excluded.file_from, k.file_from), file_through = greatest(excluded.file_through, k.file_through)`.execute(
    trx,
  );
  return count;
}
