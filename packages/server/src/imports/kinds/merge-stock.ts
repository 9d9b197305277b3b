import { sql } from 'kysely';
import type { ShopTransaction } from '../../db/database.ts';
import { createTemporaryTable } from '../../db/temporary-table.ts';
import { postProductCosts } from '../../ledger/post-rules.ts';
import { rememberCosts } from '../../ledger/unit-costs.ts';

export interface StockOptions {
  readonly shopId: string;
  /** Who imports the file. */
  readonly accountId: string | null;
  /** The day of the import in the shop's timezone. */
  readonly today: string;
  /** The first day on which the unit costs count; null: they are not taken over. */
  readonly costsFrom: string | null;
  /** When the products were counted; left out: now. One that was counted later stays. */
  readonly countedAt?: Date;
}

/** What a product without a supplier is kept under. */
const NO_SUPPLIER = '–';

/** The file's products, the last line of each product and supplier, with their suppliers: `shelf`. */
async function mergeSuppliers(trx: ShopTransaction, shopId: string): Promise<void> {
  await sql`
    create temporary table shelf on commit drop as
    select distinct on (sku, supplier_key) * from (
      select s.*, lower(coalesce(s.supplier, own.name, ${NO_SUPPLIER})) as supplier_key,
        coalesce(s.supplier, own.name, ${NO_SUPPLIER}) as supplier_name
      from staged s left join lateral (
        select p.name from stock_items i join suppliers p on p.shop_id = ${shopId} and p.id = i.supplier_id
        where i.shop_id = ${shopId} and i.sku = s.sku order by i.updated_at desc limit 1
      ) as own on s.supplier is null
      where s.code is null
    ) as lines order by sku, supplier_key, line desc`.execute(trx);
  await sql`
    insert into suppliers (shop_id, id, name)
    select ${shopId}, gen_random_uuid(), min(supplier_name) from shelf
    where not exists (select from suppliers p where p.shop_id = ${shopId} and lower(p.name) = supplier_key)
    group by supplier_key`.execute(trx);
  await sql`
    update suppliers p set promised_days = told.days
    from (select supplier_key, round(avg(lead), 2) as days from shelf where lead is not null group by 1) as told
    where p.shop_id = ${shopId} and lower(p.name) = told.supplier_key and p.promised_days is distinct from told.days`.execute(
    trx,
  );
}

/** Days on which nothing is left say nothing about the demand: they begin and go on with each file that says so. */
async function noteOutages(trx: ShopTransaction, shopId: string, today: string): Promise<void> {
  await sql`
    with items as (
      select i.id, i.units as before, s.units as now
      from shelf s join suppliers p on p.shop_id = ${shopId} and lower(p.name) = s.supplier_key
        join stock_items i on i.shop_id = ${shopId} and i.sku = s.sku and i.supplier_id = p.id
    ), longer as (
      update stock_outages o
      set last_day = greatest(o.last_day, case when now > 0 then ${today}::date - 1 else ${today}::date end)
      from items where o.shop_id = ${shopId} and o.item_id = items.id and before <= 0
        and o.first_day = (select max(first_day) from stock_outages l where l.shop_id = ${shopId} and l.item_id = items.id)
    )
    insert into stock_outages (shop_id, item_id, first_day, last_day)
    select ${shopId}, id, ${today}::date, ${today}::date from items where now <= 0 and before > 0
    on conflict do nothing`.execute(trx);
}

/**
 * Brings the staged lines into the shop's stock: a product of the file is from then on with the suppliers that the file names,
 * what the file does not name stays, as do pack sizes and least orders of which it says nothing. Each product of the file is counted by it, also where its units are the same.
 * @returns how many products are new or have changed.
 */
export async function mergeStock(trx: ShopTransaction, options: StockOptions): Promise<number> {
  const { shopId, accountId, today, costsFrom, countedAt } = options;
  const at = countedAt === undefined ? sql`now()` : sql`${countedAt}::timestamptz`;
  await mergeSuppliers(trx, shopId);
  await noteOutages(trx, shopId, today);
  const { rows } = await sql<{ changed: string }>`
    with changed as (
      select count(*) as changed
      from shelf s join suppliers p on p.shop_id = ${shopId} and lower(p.name) = s.supplier_key
        left join stock_items i on i.shop_id = ${shopId} and i.sku = s.sku and i.supplier_id = p.id
      where (i.product, i.units) is distinct from (s.product, s.units)
        or s.pack <> coalesce(i.pack_units, 0) or s.least <> coalesce(i.least_units, 0)
    ), merged as (
      insert into stock_items as i (shop_id, id, supplier_id, sku, product, units, counted_at, pack_units, least_units)
      select ${shopId}, gen_random_uuid(), p.id, s.sku, s.product, s.units, ${at}, s.pack, s.least
      from shelf s join suppliers p on p.shop_id = ${shopId} and lower(p.name) = s.supplier_key
      on conflict (shop_id, sku, supplier_id) do update set product = excluded.product, units = excluded.units,
        updated_at = now(), counted_at = excluded.counted_at, pack_units = coalesce(excluded.pack_units, i.pack_units),
        least_units = coalesce(excluded.least_units, i.least_units)
      where i.counted_at <= excluded.counted_at
    ), gone as (
      delete from stock_items i
      where i.shop_id = ${shopId} and i.sku in (select sku from shelf)
        and not exists (
          select from shelf s join suppliers p on p.shop_id = ${shopId} and lower(p.name) = s.supplier_key
          where s.sku = i.sku and p.id = i.supplier_id)
    )
    select changed from changed`.execute(trx);
  if (costsFrom !== null) {
    const wanted = sql`
      select sku, ${costsFrom}::date as valid_from, max(cost)::numeric(20, 4) as cost, true as exact
      from shelf where cost is not null group by sku`;
    await createTemporaryTable(trx, 'wanted_costs', wanted, {});
    await postProductCosts(trx, shopId, await rememberCosts(trx, shopId, accountId));
  }
  return Number(rows[0]?.changed ?? 0);
}
