import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { LedgerEntriesTable } from '../db/ledger-tables.ts';
import { replaceRows } from './replace-rows.ts';

type EntryColumn = Exclude<keyof LedgerEntriesTable, 'shop_id' | 'id' | 'created_at'>;

interface Appended {
  /** The columns that the entries have, but the shop's; the others have their defaults. */
  readonly columns: readonly EntryColumn[];
  /** A query of them, in this order. */
  readonly entries: RawBuilder<unknown>;
  /** Common tables ahead of the query that write something themselves, such as the lines that the entries are of. */
  readonly before?: RawBuilder<unknown>;
}

/**
 * The statement that appends entries to the ledger and adds them to the sums by day (`daily_totals`) and by order and day
 * (`order_totals`): nothing else writes any of the three. A sum counts facts, not entries: one that corrects another is none.
 * @param answer what is selected at the end, where something is.
 */
export function appending(
  shopId: string,
  { columns, entries, before }: Appended,
  answer: RawBuilder<unknown> = sql`select`,
): RawBuilder<unknown> {
  return sql`
    with ${before === undefined ? sql`` : sql`${before},`} entry_added as (
      insert into ledger_entries (shop_id, ${sql.join(columns.map((column) => sql.ref(column)))})
      select ${shopId}::uuid, entry.* from (${entries}) as entry
      returning occurred_on, order_id, kind, quality, shop_amount_minor, known
    ), added_to_days as (
      insert into daily_totals as t (shop_id, occurred_on, kind, quality, amount_minor, entries)
      select ${shopId}::uuid, occurred_on, kind, quality, sum(shop_amount_minor), sum(known)
      from entry_added group by occurred_on, kind, quality order by occurred_on, kind, quality
      on conflict (shop_id, occurred_on, kind, quality)
      do update set amount_minor = t.amount_minor + excluded.amount_minor, entries = t.entries + excluded.entries
    ), added_to_orders as (
      insert into order_totals as t (shop_id, occurred_on, order_id, kind, amount_minor, entries)
      select ${shopId}::uuid, occurred_on, order_id, kind, sum(shop_amount_minor), sum(known)
      from entry_added where order_id is not null group by occurred_on, order_id, kind order by occurred_on, order_id, kind
      on conflict (shop_id, occurred_on, order_id, kind)
      do update set amount_minor = t.amount_minor + excluded.amount_minor, entries = t.entries + excluded.entries
    ) ${answer}`;
}

/** Appends entries to the ledger, with the sums that they add to. */
export async function appendEntries(trx: ShopTransaction, shopId: string, appended: Appended): Promise<void> {
  await appending(shopId, appended).execute(trx);
}

/** Counts the sums by day and by order again, from all entries of the shop. */
export async function recountEntries(trx: ShopTransaction, shopId: string): Promise<void> {
  const sums = sql`sum(shop_amount_minor)::bigint as amount_minor, sum(known)::bigint as entries`;
  await replaceRows(trx, {
    table: 'daily_totals',
    shopId,
    key: ['occurred_on', 'kind', 'quality'],
    others: ['amount_minor', 'entries'],
    where: null,
    rows: sql`select occurred_on, kind, quality, ${sums} from ledger_entries where shop_id = ${shopId} group by 1, 2, 3`,
  });
  await replaceRows(trx, {
    table: 'order_totals',
    shopId,
    key: ['occurred_on', 'order_id', 'kind'],
    others: ['amount_minor', 'entries'],
    where: null,
    rows: sql`
      select occurred_on, order_id, kind, ${sums}
      from ledger_entries where shop_id = ${shopId} and order_id is not null group by 1, 2, 3`,
  });
}
