import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from './database.ts';

/**
 * Makes a table that is gone with the transaction, again where it is there already, with its keys and statistics. It has none
 * of its own accord, and those of the shop's tables know nothing of rows that came just now: joins of many orders would be
 * planned as loops that read a whole table in each round.
 * @param rows the query that fills it.
 * @param columns.key distinguishes its rows.
 * @param columns.others it is looked up by, too.
 */
export async function createTemporaryTable(
  trx: ShopTransaction,
  table: string,
  rows: RawBuilder<unknown>,
  columns: { readonly key?: string; readonly others?: readonly string[] },
): Promise<void> {
  const { key, others = [] } = columns;
  await sql`drop table if exists ${sql.table(`pg_temp.${table}`)}`.execute(trx);
  await sql`create temporary table ${sql.table(table)} on commit drop as ${rows}`.execute(trx);
  if (key !== undefined) await sql`create unique index on ${sql.table(table)} (${sql.ref(key)})`.execute(trx);
  for (const column of others) await sql`create index on ${sql.table(table)} (${sql.ref(column)})`.execute(trx);
  await sql`analyze ${sql.table(table)}`.execute(trx);
}
