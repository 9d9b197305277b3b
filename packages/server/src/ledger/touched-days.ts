import { NET_SALES_KINDS } from '@adaos/domain';
import { sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { readOrderIds } from './order-ids.ts';

/** So many days, if they are most of the shop's, are counted as all. */
const MANY_DAYS = 60;

/** An order whose status, kind, time, country or customer was changed, which may be without any entry. */
export interface ChangedOrder {
  readonly id: string;
  /** That it was on before. */
  readonly day: string;
  /** Whose it was before, where it is another's now. */
  readonly customerBefore?: string | null;
}

/**
 * The days of entries after a given one, with those of the refunds whose cost has come since, all of orders whose lines have changed, and
 * those of the changed orders; null for all days.
 */
export async function touchedDays(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  changed: readonly ChangedOrder[],
): Promise<string[] | null> {
  if (since === null) return null;
  const ids = sql`any (${changed.map(({ id }) => id)}::bigint[])`;
  const relined = await readOrderIds(
    trx,
    sql`select distinct order_id from ledger_entries
      where shop_id = ${shopId} and id > ${since}::bigint and order_line_id is not null
        and (kind <> 'cogs' or source_ref like 'nogoods:%')`,
  );
  const { rows } = await sql<{ day: string }>`
    select distinct day::text from ledger_entries cross join lateral (values (occurred_on), (order_on)) as days(day)
    where shop_id = ${shopId} and id > ${since}::bigint and order_id is not null and day is not null
    union
    select occurred_on::text from order_totals
    where shop_id = ${shopId} and kind = 'refund' and order_id = any (array(
      select order_id from ledger_entries where shop_id = ${shopId} and id > ${since}::bigint and kind = 'return_shipping_cost'))
    -- Each product of an order has a share of what the order has as a whole, by its lines.
    union
    select occurred_on::text from order_days where shop_id = ${shopId} and order_id = any (${relined}::bigint[])
    union select occurred_on::text from order_totals where shop_id = ${shopId} and order_id = ${ids}
    union select order_on::text from orders where shop_id = ${shopId} and id = ${ids}
    union select unnest(${changed.map(({ day }) => day)}::text[])
    union select order_on::text from orders where shop_id = ${shopId} and kind = 'order'
      and customer = any (${changed.flatMap(({ customerBefore }) => customerBefore ?? [])}::text[])`.execute(trx);
  return rows.map(({ day }) => day);
}

/** Whether these are most of the days of a shop: it is then quicker to read all once, and to look nothing up. */
export async function areMostDays(trx: ShopTransaction, shopId: string, days: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ days: string }>`
    select count(distinct occurred_on) as days from daily_totals where shop_id = ${shopId}`.execute(trx);
  return days.length > MANY_DAYS && days.length * 2 > Number(rows[0]?.days);
}

/** What is to be counted again on the days. */
export interface Changes {
  /** Orders, or what was to be paid for them, which every figure is about. */
  readonly orders: boolean;
  /** Which lines are products. */
  readonly products: boolean;
  /** The costs that have new entries. */
  readonly costs: ReadonlySet<string>;
  /** Whether some of these are known now, or not known any more; else only amounts have changed. */
  readonly known: boolean;
}

const EVERYTHING: Changes = { orders: true, products: true, costs: new Set(), known: true };
/** With what was to be paid for an order. */
const ORDER_KINDS: ReadonlySet<string> = new Set([...NET_SALES_KINDS, 'shipping_charged', 'tip']);

/** What has changed since an entry. */
export async function changesSince(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  changed: readonly ChangedOrder[],
): Promise<Changes> {
  if (since === null || changed.length > 0) return EVERYTHING;
  const { rows } = await sql<{ kind: string; excludes: boolean; known: boolean }>`
    select kind, bool_or(source_ref like 'nogoods:%') as excludes, bool_or(known <> 0) as known from ledger_entries
    where shop_id = ${shopId} and id > ${since}::bigint group by kind`.execute(trx);
  return {
    orders: rows.some(({ kind }) => ORDER_KINDS.has(kind)),
    products: rows.some(({ excludes }) => excludes),
    costs: new Set(rows.map(({ kind }) => kind)),
    known: rows.some(({ known }) => known),
  };
}
