import {
  ATTRIBUTION_MODELS,
  type AttributionModel,
  NET_SALES_KINDS,
  OAUTH_PLATFORMS,
  ORDER_DIMENSIONS,
  type OrderDimension,
  platformName,
} from '@adaos/domain';
import { type RawBuilder, sql } from 'kysely';
import { firstDayOf, lastDayOf, monthOf } from '../calendar/months.ts';
import type { ShopTransaction } from '../db/database.ts';
import { createTemporaryTable } from '../db/temporary-table.ts';
import { calledOff, calledOffOrders } from './called-off.ts';
import { gapBits, lackedByTotals, noteUnknownDays } from './lacking-orders.ts';
import { replaceRows } from './replace-rows.ts';

const netSalesKinds = sql.join(NET_SALES_KINDS.map((kind) => sql.lit(kind)));
const connected = sql.join(
  OAUTH_PLATFORMS.map((platform) => sql`when ${sql.lit(platform)} then ${sql.lit(platformName(platform))}`),
  sql` `,
);

/**
 * What an order `o` says itself: the store that its file names, else the connection that reports it, else the file that it came in
 * first; its country, how it was paid, and the codes that it was placed with, several together. Null where it says nothing.
 */
export const ORDER_VALUES: Record<OrderDimension, RawBuilder<unknown>> = {
  store: sql`coalesce(nullif(btrim(o.store), ''), case o.told_by ${connected} end, o.file_name)`,
  country: sql`nullif(btrim(o.country), '')`,
  payment_method: sql`nullif(btrim(o.payment_method), '')`,
  discount_code: sql`upper(nullif(btrim(o.discount_code), ''))`,
};

/**
 * What each order has on each of the days, in the table `channel_parts`: whether it was placed, and is its customer's first; its entries,
 * and the costs that it lacks.
 */
async function noteParts(trx: ShopTransaction, shopId: string, days: readonly string[] | null): Promise<void> {
  const within = (day: string) => (days === null ? sql`true` : sql`${sql.raw(day)} = any (${days}::date[])`);
  await noteUnknownDays(trx, shopId, within('occurred_on'));
  const lacked = sql`case when order_id in (${calledOffOrders(shopId)}) then 0 else bit_or(missing) end`;
  await createTemporaryTable(
    trx,
    'channel_parts',
    sql`
      select order_id, occurred_on, sum(orders)::int as orders, sum(new_customers)::int as new_customers, sum(net)::bigint as net,
        sum(contribution)::bigint as contribution, ${lacked} as missing
      from (
        select order_id, t.occurred_on, 0 as orders, 0 as new_customers,
          case when kind in (${netSalesKinds}) then amount_minor else 0 end as net, amount_minor as contribution,
          ${lackedByTotals} as missing
        from order_totals t left join unknown_days u on u.occurred_on = t.occurred_on
        where shop_id = ${shopId} and kind <> 'ad_spend' and ${within('t.occurred_on')}
        union all
        select id, order_on, 1, 0, 0, 0, coalesce(placed, 0) from orders o left join unknown_days u on u.occurred_on = o.order_on
        where shop_id = ${shopId} and kind = 'order' and not ${calledOff('o')} and ${within('order_on')}
        union all
        select order_id, order_on, 0, 1, 0, 0, 0 from customer_orders
        where shop_id = ${shopId} and counted and number = 1 and ${within('order_on')}
        union all
        select order_id, occurred_on, 0, 0, 0, 0, missing from (${gapBits(shopId, within('occurred_on'))}) as gap
      ) as part group by order_id, occurred_on`,
    {},
  );
}

const AMOUNTS = ['orders', 'new_customers', 'net', 'contribution'] as const;
type Amount = (typeof AMOUNTS)[number];

/** What orders say themselves, of the table `channel_parts`. @param amounts that it has. */
export function byDimension(
  shopId: string,
  ofParts: (order: string) => RawBuilder<unknown>,
  amounts: readonly Amount[] = AMOUNTS,
): RawBuilder<unknown> {
  const dimensions = sql.join(ORDER_DIMENSIONS.map((dimension) => sql.ref(dimension)));
  const grouped = sql.join(
    ORDER_DIMENSIONS.map((dimension) => sql`when grouping(${sql.ref(dimension)}) = 0 then ${sql.lit(dimension)}`),
    sql` `,
  );
  return sql`
    select case ${grouped} end as grouped_by, occurred_on, coalesce(${dimensions}) as channel, '' as campaign,
      ${sql.join(amounts.map((amount) => sql`sum(p.${sql.ref(amount)}) as ${sql.ref(amount)}`))},
      bit_or(p.missing) as missing
    from (
      select part.*, ${sql.join(ORDER_DIMENSIONS.map((dimension) => sql`said.${sql.ref(dimension)}`))}
      from channel_parts part join (
        select o.id, ${sql.join(ORDER_DIMENSIONS.map((dimension) => sql`${ORDER_VALUES[dimension]} as ${sql.ref(dimension)}`))}
        from orders o where o.shop_id = ${shopId} and ${ofParts('o.id')}
      ) as said on said.id = part.order_id
    ) as p
    group by occurred_on, grouping sets (${sql.join(ORDER_DIMENSIONS.map((dimension) => sql`(${sql.ref(dimension)})`))})
    having coalesce(${dimensions}) is not null`;
}

/** The channels of the orders' customers, of the same table, by each model of attribution. Shares are parts of 100,000. */
export function byModel(
  shopId: string,
  ofParts: (order: string) => RawBuilder<unknown>,
  amounts: readonly Amount[] = AMOUNTS,
): RawBuilder<unknown> {
  const name = (model: string, amount: string) => sql.ref(`${model}_${amount}`);
  const each = <T>(of: (model: AttributionModel, amount: Amount) => T) =>
    ATTRIBUTION_MODELS.flatMap((model) => amounts.map((amount) => of(model, amount)));
  const values = ATTRIBUTION_MODELS.map(
    (model) =>
      sql`(${sql.lit(model)}, ${sql.join([...amounts, 'share', 'missing'].map((amount) => name(model, amount)))})`,
  );
  return sql`
    select model.name as grouped_by, occurred_on, channel, campaign,
      ${sql.join(amounts.map((amount) => sql`model.${sql.ref(amount)} / 100000.0 as ${sql.ref(amount)}`))}, model.missing
    from (
      select p.occurred_on, c.channel, c.campaign,
        ${sql.join(each((model, amount) => sql`sum(p.${sql.ref(amount)} * ${sql.ref(`c.${model}`)}) as ${name(model, amount)}`))},
        ${sql.join(ATTRIBUTION_MODELS.map((model) => sql`max(${sql.ref(`c.${model}`)}) as ${name(model, 'share')}`))},
        ${sql.join(ATTRIBUTION_MODELS.map((model) => sql`bit_or(p.missing) filter (where ${sql.ref(`c.${model}`)} > 0) as ${name(model, 'missing')}`))}
      from channel_parts p join (select * from order_channels c where c.shop_id = ${shopId} and ${ofParts('c.order_id')}) as c
        on c.order_id = p.order_id
      group by p.occurred_on, c.channel, c.campaign
    ) as summed cross join lateral (values ${sql.join(values)}) as model(name, ${sql.join([...amounts, 'share', 'missing'].map((amount) => sql.ref(amount)))})
    where model.share > 0`;
}

/** The months of these days, as sums of their days. */
async function refreshMonths(trx: ShopTransaction, shopId: string, days: readonly string[] | null): Promise<void> {
  const months = days && [...new Set(days.map((day) => firstDayOf(monthOf(day))))];
  const within = months && sql`month = any (${months}::date[])`;
  const first = sql`date_trunc('month', occurred_on)::date`;
  const [from = '', to = ''] = months ? [months.toSorted()[0], lastDayOf(monthOf(months.toSorted().at(-1) ?? ''))] : [];
  await replaceRows(trx, {
    table: 'channel_months',
    shopId,
    key: ['grouped_by', 'month', 'channel', 'campaign'],
    others: [...AMOUNTS, 'missing'],
    where: within,
    rows: sql`
      select grouped_by, ${first} as month, channel, campaign, ${sql.join(AMOUNTS.map((amount) => sql`sum(${sql.ref(amount)}) as ${sql.ref(amount)}`))},
        bit_or(missing) as missing
      from channel_days
      where shop_id = ${shopId} and ${months === null ? sql`true` : sql`occurred_on between ${from}::date and ${to}::date and ${first} = any (${months}::date[])`}
      group by 1, 2, 3, 4`,
  });
}

/**
 * Counts again, after `refreshCustomers`, what came of orders on some days by what they are grouped by: the channels of their customers, by
 * each model of attribution, and what the orders say themselves. An order that belongs to no group is in none of the rows.
 * @param days null: all of the shop.
 */
export async function refreshChannelDays(
  trx: ShopTransaction,
  shopId: string,
  days: readonly string[] | null,
): Promise<void> {
  await noteParts(trx, shopId, days);
  const ofParts = (order: string) =>
    days === null ? sql`true` : sql`${sql.raw(order)} = any (array(select order_id from channel_parts))`;
  await replaceRows(trx, {
    table: 'channel_days',
    shopId,
    key: ['grouped_by', 'occurred_on', 'channel', 'campaign'],
    others: [...AMOUNTS, 'missing'],
    where: days === null ? null : sql`occurred_on = any (${days}::date[])`,
    rows: sql`${byDimension(shopId, ofParts)} union all ${byModel(shopId, ofParts)}`,
  });
  if (days?.length !== 0) await refreshMonths(trx, shopId, days);
}
