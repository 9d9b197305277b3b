import { NET_SALES_KINDS } from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import type { ShopTransaction } from '../db/database.ts';
import { addCosts } from './add-costs.ts';
import { areAdded } from './added-costs.ts';
import { calledOff, calledOffOrders } from './called-off.ts';
import { refreshChannelDays } from './channel-days.ts';
import { refreshCustomers } from './customers.ts';
import { needsNoGoodsCost } from './no-goods.ts';
import { refreshProductYears } from './product-years.ts';
import type { OnProgress } from './progress.ts';
import { refreshRollUps } from './roll-ups.ts';
import { areMostDays, type ChangedOrder, type Changes, changesSince, touchedDays } from './touched-days.ts';

export type { ChangedOrder } from './touched-days.ts';

/** Costs that belong to each order that was sent, and its VAT, which its platform or a rule states: no order is said to lack it. */
const ORDER_COSTS = ['tax', 'shipping_cost', 'handling', 'payment_fee', 'platform_fee'] as const;

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));

/**
 * Counts again, for the days that new entries belong to, how much of the sales has each cost: of the goods each line of an order by
 * its sale, of shipping, handling, payment and platform each order by its net sales, of returns what was refunded. Orders that were called off
 * do not count, nor for the goods lines that are no products. Fixed costs are read from the days' totals. Of the days on which a part has
 * the cost, the orders that lack it are kept.
 *
 * The roll-ups of these days follow.
 *
 * Nothing is joined: after a first import the database knows too little of the tables, and may read one of them again for each row of
 * the other. Sets of orders are hashed (`in` of a subquery that is no join), and what an order has is collected by one grouping.
 * @param since only the days of entries after this one, and of the changed orders; null: all.
 * @param onProgress given: the days are counted month by month, and it hears how many are done.
 */
export async function refreshCoverage(
  trx: ShopTransaction,
  shopId: string,
  since: string | null,
  changed: readonly ChangedOrder[] = [],
  onProgress?: OnProgress,
): Promise<void> {
  const changes = await changesSince(trx, shopId, since, changed);
  const added = since !== null && areAdded(changes);
  const addGoods = (days: readonly string[]) => addGoodsCost(trx, shopId, days);
  if (added && !changes.known) {
    await addCosts(trx, shopId, since, { changes, addGoods, onProgress });
    return;
  }
  const days = await touchedDays(trx, shopId, since, changed);
  if (days?.length === 0) return;
  const most = days === null || (await areMostDays(trx, shopId, days)) ? null : days;
  if (days === null || !onProgress) {
    await countDays(trx, shopId, most, changes, added);
  } else {
    const months = [...Map.groupBy(days.toSorted(), (day) => day.slice(0, 7)).values()];
    for (const [done, month] of months.entries()) {
      await onProgress('counting', done, months.length);
      await countDays(trx, shopId, month, changes, added);
    }
  }
  if (added) {
    await addCosts(trx, shopId, since, { changes, addGoods });
    await refreshChannelDays(trx, shopId, most);
    return;
  }
  // Of all days at once: a year has products of many months, a customer orders.
  await refreshProductYears(trx, shopId, most);
  await refreshChannelDays(trx, shopId, await refreshCustomers(trx, shopId, most));
}

/** The days whose coverage is counted again. */
interface Counted {
  readonly shopId: string;
  /** Null: all. */
  readonly days: readonly string[] | null;
}

async function countDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
  changes: Changes,
  added: boolean,
): Promise<void> {
  const { orders, products, costs, known } = changes;
  const counted = { shopId, days };
  if (orders || products || costs.has('cogs')) await countGoods(trx, counted);
  if (orders || (known && ORDER_COSTS.some((kind) => costs.has(kind)))) await countOrderCosts(trx, counted);
  if (orders || (known && costs.has('return_shipping_cost'))) await countReturns(trx, counted);
  await refreshRollUps(trx, shopId, days, changes, added);
}

function conditions({ shopId, days }: Counted) {
  const within = (day: string) => (days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`);
  /** The orders of a query alone, which is read once; all where all days are counted. */
  const among = (order: string, some: RawBuilder<unknown>) =>
    days === null ? sql`true` : sql`${sql.raw(order)} = any (array(${some}))`;
  const calledOffAmong = (some: RawBuilder<unknown>) =>
    sql`select o.id from orders o where o.shop_id = ${shopId} and ${calledOff('o')} and ${among('o.id', some)}`;
  return { within, among, calledOffAmong };
}

/** What was counted of some costs before is dropped. */
async function dropCounted(trx: ShopTransaction, { shopId, days }: Counted, kinds: readonly string[]): Promise<void> {
  const { within } = conditions({ shopId, days });
  for (const table of ['daily_coverage', 'order_gaps'])
    await sql`
      delete from ${sql.table(table)}
      where shop_id = ${shopId} and kind = any (${kinds}::text[]) and ${within('occurred_on')}`.execute(trx);
}

/** The lines of orders that were sold and are products, with whether their goods cost is known, and what it is. */
function goodsLines(counted: Counted): RawBuilder<unknown> {
  const { shopId } = counted;
  const { within, calledOffAmong } = conditions(counted);
  const sold = sql`select order_id from ledger_entries where shop_id = ${shopId} and kind = 'sale' and ${within('occurred_on')}`;
  return sql`
      select * from (
        select occurred_on, order_id, sum(shop_amount_minor) filter (where kind = 'sale') as sold,
          coalesce(sum(known) filter (where kind = 'cogs'), 0) > 0 as known,
          coalesce(-sum(shop_amount_minor) filter (where kind = 'cogs'), 0) as cost, ${needsNoGoodsCost} as no_goods
        from ledger_entries
        where shop_id = ${shopId} and kind in ('sale', 'cogs') and ${within('occurred_on')}
        group by occurred_on, order_id, order_line_id
      ) as each where sold > 0 and not no_goods and order_id not in (${calledOffAmong(sold)})`;
}

/** The goods: each line by its sale. */
async function countGoods(trx: ShopTransaction, counted: Counted): Promise<void> {
  const { shopId } = counted;
  await dropCounted(trx, counted, ['cogs']);
  await sql`
    with line as materialized (${goodsLines(counted)}
    ), days as (
      insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
      select ${shopId}, occurred_on, 'cogs', count(*) filter (where known), count(*),
        coalesce(sum(sold) filter (where known), 0), sum(sold), coalesce(sum(cost) filter (where known), 0)
      from line group by occurred_on
    )
    insert into order_gaps (shop_id, occurred_on, kind, order_id, amount_minor)
    select ${shopId}, occurred_on, 'cogs', order_id, sum(sold)
    from line where not known
      and occurred_on not in (select occurred_on from line group by occurred_on having not bool_or(known))
    group by occurred_on, order_id`.execute(trx);
}

/** As `countGoods`, where the same lines have a cost as before. */
async function countGoodsCost(trx: ShopTransaction, counted: Counted): Promise<void> {
  const { within } = conditions(counted);
  await sql`
    update daily_coverage c set cost_minor = l.cost
    from (select occurred_on, coalesce(sum(cost) filter (where known), 0) as cost from (${goodsLines(counted)}) as line group by 1) as l
    where c.shop_id = ${counted.shopId} and c.kind = 'cogs' and ${within('c.occurred_on')} and c.occurred_on = l.occurred_on`.execute(
    trx,
  );
}

/** Of some days those on which a line that was sold may have no goods cost, or need none. */
async function unevenDays(trx: ShopTransaction, shopId: string, days: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day from unnest(${days}::text[]) as day
    where exists (
        select from ledger_entries
        where shop_id = ${shopId} and quality <> 'rule' and source_ref >= 'nogoods:' and source_ref < 'nogoods;')
      or not exists (
        select from daily_coverage c
        where c.shop_id = ${shopId} and c.occurred_on = day::date and c.kind = 'cogs' and c.known = c.counted)`.execute(
    trx,
  );
  return rows.map(({ day }) => day);
}

/**
 * As `countGoodsCost`, by what the entries in `added_costs` add. On a day on which every line that counts has a goods cost, and none needs
 * none, that is what they add to lines that were sold on it, of orders that were not called off; other days are counted.
 */
async function addGoodsCost(trx: ShopTransaction, shopId: string, days: readonly string[]): Promise<void> {
  const uneven = new Set(await unevenDays(trx, shopId, days));
  if (uneven.size > 0) await countGoodsCost(trx, { shopId, days: [...uneven] });
  const even = days.filter((day) => !uneven.has(day));
  if (even.length === 0) return;
  const onDays = (day: string) => sql`${sql.raw(day)} = any (${even}::date[])`;
  await sql`
    update daily_coverage c set cost_minor = c.cost_minor - a.amount
    from (
      select occurred_on, sum(amount)::bigint as amount
      from (
        select occurred_on, order_id, coalesce(order_line_id, 0) as line, sum(amount) as amount
        from added_costs where kind = 'cogs' and ${onDays('occurred_on')} group by 1, 2, 3
      ) as added
      where order_id not in (${calledOffOrders(shopId)}) and (occurred_on, order_id, line) in (
        select occurred_on, order_id, coalesce(order_line_id, 0) from ledger_entries
        where shop_id = ${shopId} and kind = 'sale' and ${onDays('occurred_on')}
        group by 1, 2, 3 having sum(shop_amount_minor) > 0)
      group by occurred_on
    ) as a
    where c.shop_id = ${shopId} and c.kind = 'cogs' and ${onDays('c.occurred_on')} and c.occurred_on = a.occurred_on`.execute(
    trx,
  );
}

/** What each order that was sent costs, by its net sales. */
async function countOrderCosts(trx: ShopTransaction, counted: Counted): Promise<void> {
  const { shopId } = counted;
  const { within, among } = conditions(counted);
  const placed = sql`select id from orders where shop_id = ${shopId} and ${within('order_on')}`;
  const orderCosts = sql.join(ORDER_COSTS.map((kind) => sql`(${sql.lit(kind)})`));
  await dropCounted(trx, counted, ORDER_COSTS);
  await sql`
    with placed as materialized (
      select order_id, max(order_on) as occurred_on, coalesce(sum(amount_minor) filter (where kind in (${netSalesKinds})), 0) as net,
        coalesce(array_agg(kind) filter (where entries > 0), '{}') as kinds, bool_or(vat_stated) as vat_stated
      from (
        select o.id as order_id, o.order_on, o.vat_stated is not null as vat_stated, null as kind, 0 as amount_minor, 0 as entries
        from orders o
        where o.shop_id = ${shopId} and o.kind = 'order' and ${within('o.order_on')} and not ${calledOff('o')}
        union all
        select order_id, null, false, kind, amount_minor, entries
        from order_totals where shop_id = ${shopId} and ${among('order_id', placed)}
      ) as part group by order_id
    ), cost as (
      select order_id, occurred_on, net, cost.kind, cost.kind = any(kinds) or cost.kind = 'tax' and vat_stated as known
      from placed cross join (values ${orderCosts}) as cost(kind)
      -- Most shops pay no platform: it is counted on days on which one took something.
      where occurred_on is not null and (cost.kind <> 'platform_fee'
        or occurred_on in (select occurred_on from placed where 'platform_fee' = any(kinds)))
    ), days as (
      insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
      select ${shopId}, occurred_on, kind, count(*) filter (where known), count(*),
        coalesce(sum(net) filter (where known), 0), sum(net), 0
      from cost group by occurred_on, kind
    )
    insert into order_gaps (shop_id, occurred_on, kind, order_id, amount_minor)
    select ${shopId}, occurred_on, kind, order_id, net
    from cost where not known and kind <> 'tax'
      and (occurred_on, kind) not in (select occurred_on, kind from cost group by occurred_on, kind having not bool_or(known))`.execute(
    trx,
  );
}

/** The cost of returns, by what was refunded. */
async function countReturns(trx: ShopTransaction, counted: Counted): Promise<void> {
  const { shopId } = counted;
  const { within, among, calledOffAmong } = conditions(counted);
  const returned = sql`
    select order_id from order_totals where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 and ${within('occurred_on')}`;
  await dropCounted(trx, counted, ['return_shipping_cost']);
  await sql`
    with returned as materialized (
      select order_id, occurred_on, -amount_minor as amount, order_id in (
        select order_id from order_totals
        where shop_id = ${shopId} and kind = 'return_shipping_cost' and entries > 0 and ${among('order_id', returned)}) as known
      from order_totals
      where shop_id = ${shopId} and kind = 'refund' and amount_minor < 0 and ${within('occurred_on')}
        and order_id not in (${calledOffAmong(returned)})
    ), days as (
      insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
      select ${shopId}, occurred_on, 'return_shipping_cost', count(*) filter (where known), count(*),
        coalesce(sum(amount) filter (where known), 0), sum(amount), 0
      from returned group by occurred_on
    )
    insert into order_gaps (shop_id, occurred_on, kind, order_id, amount_minor)
    select ${shopId}, occurred_on, 'return_shipping_cost', order_id, amount
    from returned where not known
      and occurred_on not in (select occurred_on from returned group by occurred_on having not bool_or(known))`.execute(
    trx,
  );
}
