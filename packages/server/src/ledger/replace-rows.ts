import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { withSetsJoined } from '../db/join-sets.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';

interface Replacement {
  readonly table:
    | 'order_days'
    | 'order_sums'
    | 'order_profits'
    | 'product_days'
    | 'product_months'
    | 'daily_orders'
    | 'daily_totals'
    | 'order_totals'
    | 'product_years'
    | 'allocation_days'
    | 'screened_orders'
    | 'screened_days'
    | 'customer_orders'
    | 'customer_months'
    | 'customer_sums'
    | 'cohort_months'
    | 'customer_days'
    | 'channel_days'
    | 'channel_months';
  readonly shopId: string;
  /** Its columns but the shop's: those of the key, and the others. */
  readonly key: readonly string[];
  readonly others: readonly string[];
  /** The query of what the rows are to be. */
  readonly rows: RawBuilder<unknown>;
  /** Which rows of the table it is about; null: all of the shop. */
  readonly where: RawBuilder<unknown> | null;
  /**
   * Whether these are many of which most are right already: those are not written again. Default: where they are all of the shop. Of a shop
   * that has none yet, none are.
   */
  readonly mostRight?: boolean;
}

/** Rows that are read together are written together: those of a month are in a few pages of the table, not in all of them. */
const inOrder = (key: readonly string[]) => sql.join(key.map((column) => sql.ref(column)));

async function replaceDifferent(trx: ShopTransaction, replacement: Replacement): Promise<void> {
  const { table, shopId, key, others, rows, where } = replacement;
  const fresh = `fresh_${table}`;
  await createTemporaryTable(trx, fresh, rows, {});
  const compared = (columns: readonly string[], operator: RawBuilder<unknown>) =>
    sql.join(
      columns.map((column) => sql`f.${sql.ref(column)} ${operator} t.${sql.ref(column)}`),
      sql` and `,
    );
  const equal = compared(key, sql`=`);
  await sql`
    delete from ${sql.table(table)} t where shop_id = ${shopId} and ${where ?? sql`true`} and not exists (
      select from ${sql.table(fresh)} f where ${equal} and ${compared(others, sql`is not distinct from`)})`.execute(
    trx,
  );
  const columns = sql.join([...key, ...others].map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (shop_id, ${columns})
    select ${shopId}, ${columns} from ${sql.table(fresh)} f
    where not exists (
      select from ${sql.table(table)} t where shop_id = ${shopId} and ${where ?? sql`true`} and ${equal})
    order by ${inOrder(key)}`.execute(trx);
}

async function hasRows(trx: ShopTransaction, { table, shopId }: Replacement): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where shop_id = ${shopId} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Brings some rows of a roll-up in line with what they are to be. */
export async function replaceRows(trx: ShopTransaction, replacement: Replacement): Promise<void> {
  const { table, shopId, key, others, rows, where, mostRight = where === null } = replacement;
  // What is joined here are sets.
  await withSetsJoined(trx, async () => {
    if (mostRight && (await hasRows(trx, replacement))) {
      await replaceDifferent(trx, replacement);
      return;
    }
    const columns = sql.join([...key, ...others].map((column) => sql.ref(column)));
    await sql`delete from ${sql.table(table)} where shop_id = ${shopId} and ${where ?? sql`true`}`.execute(trx);
    await sql`
      insert into ${sql.table(table)} (shop_id, ${columns}) select ${shopId}, ${columns} from (${rows}) as f
      order by ${inOrder(key)}`.execute(trx);
  });
}
