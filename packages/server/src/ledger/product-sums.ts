import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../calendar/days.ts';
import { daysAround, firstDayOf, fullMonths, fullYears, monthsAround } from '../calendar/months.ts';

const COLUMNS = sql.raw(
  'code, name, units, sales_minor, unknown_minor, orders, returned, net_thousandths, goods_thousandths, costs_thousandths, discount_thousandths',
);

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
