import { type Insertable, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import type { LedgerEntriesTable } from '../db/ledger-tables.ts';
import { appendEntries } from '../ledger/append-entries.ts';

/**
 * Entries as they are, for tests of what follows from them; what counts their days is the caller's to refresh.
 * @param entries of one shop, each with the same columns.
 */
export async function addEntries(
  trx: ShopTransaction,
  entries: readonly Insertable<LedgerEntriesTable>[],
): Promise<void> {
  const [first] = entries;
  if (first === undefined) return;
  const { shop_id: shopId, ...rest } = first;
  const columns = Object.keys(rest) as Exclude<keyof LedgerEntriesTable, 'shop_id' | 'id' | 'created_at'>[];
  await appendEntries(trx, shopId, {
    columns,
    entries: sql`
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from jsonb_populate_recordset(null::ledger_entries, ${JSON.stringify(entries)}::jsonb)`,
  });
}
