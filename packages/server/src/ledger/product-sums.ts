import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import type { ShopTransaction } from '../db/database.ts';
import { daysAround, firstDayOf, fullMonths, fullYears, monthsAround } from '../calendar/months.ts';

const COLUMNS = sql.raw(
  'code, name, units, sales_minor, unknown_minor, orders, returned, net_thousandths, goods_thousandths, costs_thousandths, discount_thousandths',
);

/**
 * A period with the calendar years in which it begins and ends, where all that the shop has of them lies within it: what was sold is then
 * the same, and whole years are a third of the rows that their months are.
 */
export async function withWholeYears(trx: ShopTransaction, shopId: string, period: Period): Promise<Period> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(occurred_on)::text as first, max(occurred_on)::text as last from product_days where shop_id = ${shopId}`.execute(
    trx,
  );
  const { first, last } = rows[0] ?? {};
  if (!first || !last) return period;
  return {
    from: period.from <= first ? `${period.from.slice(0, 4)}-01-01` : period.from,
    to: period.to >= last ? `${period.to.slice(0, 4)}-12-31` : period.to,
  };
}

/**
 * A query of what was sold of each product in a period: `code`, `name`, `units`, `sales_minor`, `unknown_minor`, `orders`, `returned`, and
 * in thousandths of the minor unit `net`, of which `discount`, `goods`, `costs`. Whole
 * years are read as years, whole months as months, the days at both ends as days.
 * @param codes of some products; null: all.
 */
export function productSums(
  shopId: string,
  period: Period,
  codes: readonly string[] | null = null,
): RawBuilder<unknown> {
  const among = codes === null ? sql`true` : sql`code = any (${codes}::text[])`;
  const months = fullMonths(period);
  const parts = daysAround(period, months).map(
    ({ from, to }) => sql`
    select ${COLUMNS} from product_days where shop_id = ${shopId} and occurred_on between ${from}::date and ${to}::date and ${among}`,
  );
  const years = months && fullYears(months);
  for (const { first, last } of months ? monthsAround(months, years) : []) {
    parts.push(sql`
    select ${COLUMNS} from product_months
    where shop_id = ${shopId} and month between ${firstDayOf(first)}::date and ${firstDayOf(last)}::date and ${among}`);
  }
  if (years) {
    parts.push(sql`
    select ${COLUMNS} from product_years
    where shop_id = ${shopId} and year between ${`${years.first}-01-01`}::date and ${`${years.last}-01-01`}::date and ${among}`);
  }
  return sql`
  select code, max(name) as name, sum(units) as units, sum(sales_minor) as sales_minor, sum(unknown_minor) as unknown_minor,
    sum(orders) as orders, sum(returned) as returned, sum(net_thousandths) as net, sum(goods_thousandths) as goods,
    sum(costs_thousandths) as costs, sum(discount_thousandths) as discount
  from (${sql.join(parts, sql` union all `)}) as part group by code`;
}

/** Units sold of all products, less returned ones, by day; days without any are left out. */
export async function readUnitsByDay(
  trx: ShopTransaction,
  shopId: string,
  { from, to }: Period,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; units: string }>`
    select occurred_on::text as day, sum(units) as units from product_days
    where shop_id = ${shopId} and occurred_on between ${from}::date and ${to}::date group by occurred_on`.execute(trx);
  return new Map(rows.map(({ day, units }) => [day, Number(units)]));
}
