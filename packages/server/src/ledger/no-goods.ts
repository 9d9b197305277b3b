import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { type CostedLines, someLines } from './some-lines.ts';
import { appendEntries } from './append-entries.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/** Of entries grouped by line and day: whether the owner has said that the line is no product. */
export const needsNoGoodsCost = sql<boolean>`coalesce(sum(known) filter (where source_ref like 'nogoods:%'), 0) > 0`;

/** The codes that are no products, as the owner has said. */
async function readNoProducts(trx: ShopTransaction, shopId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('line_decisions')
    .select('code')
    .where('shop_id', '=', shopId)
    .where('is_product', '=', false)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Notes in the ledger which lines are no products: an entry of the goods cost of 0, for each of the days that the line has entries on.
 * No percentage and no unit cost counts for such a line. Where the code is a product (again), the note is taken back. Doing it again
 * changes nothing.
 */
export async function postNoGoods(trx: ShopTransaction, shopId: string, lines: CostedLines): Promise<void> {
  const codes = await readNoProducts(trx, shopId);
  const looked = 'skus' in lines ? lines.skus : codes;
  if (looked.length === 0) return;
  const found = sql`
    select l.id, l.order_id, l.placed_on, (coalesce(l.sku, l.name) = any (${codes}::text[]))::int as wanted
    from order_lines l
    where l.shop_id = ${shopId} and coalesce(l.sku, l.name) = any (${looked}::text[]) and ${someLines(shopId, lines)}`;
  await createTemporaryTable(trx, 'no_goods_lines', found, { key: 'id', others: ['order_id'] });
  const noted = sql`
    select id, day, sum(live) as live, sum(times) as times
    from (
      select id, placed_on as day, 0 as live, 0 as times from no_goods_lines
      union all
      select l.id, e.occurred_on, case when source_ref like 'nogoods:%' then known else 0 end, (source_ref like 'nogoods:%')::int
      from no_goods_lines l join ledger_entries e on e.shop_id = ${shopId} and e.order_id = l.order_id and e.order_line_id = l.id
      where e.kind in (${netSalesKinds}, 'cogs')
    ) as each group by id, day`;
  await createTemporaryTable(trx, 'no_goods_days', noted, { others: ['id'] });
  await appendEntries(trx, shopId, {
    columns: [
      'kind',
      'order_id',
      'order_line_id',
      'amount_minor',
      'currency',
      'shop_amount_minor',
      'occurred_on',
      'order_on',
      'source_ref',
      'quality',
      'known',
    ],
    entries: sql`
    select 'cogs', l.order_id, l.id, 0, (select currency from shops where shop_id = ${shopId}), 0, day, o.order_on,
      'nogoods:' || l.id || ':' || day || ':' || times, 'actual', wanted - live
    from no_goods_days d join no_goods_lines l using (id) join orders o on o.shop_id = ${shopId} and o.id = l.order_id
    where wanted <> live`,
  });
}
