-- What each product earned, by the day of the entries: its lines' own entries, and its share of what its orders have as a whole, by the
-- value of the lines. In thousandths of the minor unit: a share of a small cost is less than one unit. Kept up with the rest
-- (ledger/product-days.ts, docs/adr/0055).
alter table product_days
  add column net_thousandths bigint not null default 0,
  add column goods_thousandths bigint not null default 0,
  add column costs_thousandths bigint not null default 0;
alter table product_months
  add column net_thousandths bigint not null default 0,
  add column goods_thousandths bigint not null default 0,
  add column costs_thousandths bigint not null default 0;

create or replace function roll_up_product_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_months as t (shop_id, month, code, name, units, sales_minor, unknown_minor, orders, returned, net_thousandths, goods_thousandths, costs_thousandths,
      days)
    select shop_id, date_trunc('month', occurred_on)::date, code, max(name), sum(units), sum(sales_minor), sum(unknown_minor),
      sum(orders), sum(returned), sum(net_thousandths), sum(goods_thousandths), sum(costs_thousandths), count(*)
    from changed group by 1, 2, 3 order by 1, 2, 3
    on conflict (shop_id, month, code) do update set name = greatest(t.name, excluded.name), units = t.units + excluded.units,
      sales_minor = t.sales_minor + excluded.sales_minor, unknown_minor = t.unknown_minor + excluded.unknown_minor,
      orders = t.orders + excluded.orders, returned = t.returned + excluded.returned,
      net_thousandths = t.net_thousandths + excluded.net_thousandths,
      goods_thousandths = t.goods_thousandths + excluded.goods_thousandths,
      costs_thousandths = t.costs_thousandths + excluded.costs_thousandths, days = t.days + excluded.days;
  else
    update product_months t set units = t.units - c.units, sales_minor = t.sales_minor - c.sales_minor,
      unknown_minor = t.unknown_minor - c.unknown_minor, orders = t.orders - c.orders, returned = t.returned - c.returned,
      net_thousandths = t.net_thousandths - c.net_thousandths,
      goods_thousandths = t.goods_thousandths - c.goods_thousandths,
      costs_thousandths = t.costs_thousandths - c.costs_thousandths,
      days = t.days - c.days,
      name = case when t.days > c.days then (
        select max(d.name) from product_days d where d.shop_id = t.shop_id and d.code = t.code
          and d.occurred_on >= t.month and d.occurred_on < t.month + interval '1 month') end
    from (
      select shop_id, date_trunc('month', occurred_on)::date as month, code, sum(units) as units, sum(sales_minor) as sales_minor,
        sum(unknown_minor) as unknown_minor, sum(orders) as orders, sum(returned) as returned,
        sum(net_thousandths) as net_thousandths, sum(goods_thousandths) as goods_thousandths, sum(costs_thousandths) as costs_thousandths, count(*) as days
      from changed group by 1, 2, 3
    ) as c where t.shop_id = c.shop_id and t.month = c.month and t.code = c.code;
    delete from product_months where days = 0 and shop_id in (select shop_id from changed);
  end if;
  return null;
end $$;

create temporary table kept_product_days on commit drop as select * from product_days;
truncate product_days, product_months;

insert into product_days (shop_id, occurred_on, code, name, units, ordered, sales_minor, unknown_minor, orders, returned, net_thousandths,
  goods_thousandths, costs_thousandths)
with line as materialized (
  select shop_id, id, order_id, code, name,
    case when sum(greatest(amount, 0)) over each > 0 then greatest(amount, 0)::float8 / (sum(greatest(amount, 0)) over each)::float8
      when sum(amount) over each < 0 then amount::float8 / (sum(amount) over each)::float8 else 0 end as share
  from (
    select shop_id, id, order_id, coalesce(sku, name) as code, name, coalesce(shop_amount_minor, amount_minor) as amount from order_lines
  ) as l window each as (partition by shop_id, order_id)
), entry as materialized (
  select shop_id, occurred_on, order_id, order_line_id,
    coalesce(sum(shop_amount_minor) filter (where kind in ('sale', 'discount', 'refund', 'tax')), 0)::bigint as net,
    coalesce(sum(shop_amount_minor) filter (where kind = 'cogs'), 0)::bigint as goods,
    coalesce(sum(shop_amount_minor) filter (where kind not in ('sale', 'discount', 'refund', 'tax', 'cogs')), 0)::bigint as costs
  from ledger_entries where order_id is not null group by shop_id, occurred_on, order_id, order_line_id
), part as (
  select shop_id, occurred_on, code, name, units, ordered, sales_minor, unknown_minor, orders, returned, 0::bigint as net,
    0::bigint as goods, 0::bigint as costs
  from kept_product_days
  union all
  select e.shop_id, e.occurred_on, l.code, l.name, 0, 0, 0, 0, 0, 0, net * 1000, goods * 1000, costs * 1000
  from entry e join line l on l.shop_id = e.shop_id and l.id = e.order_line_id where l.code is not null
  union all
  select e.shop_id, e.occurred_on, l.code, l.name, 0, 0, 0, 0, 0, 0, round(net * 1000 * share)::bigint,
    round(goods * 1000 * share)::bigint, round(costs * 1000 * share)::bigint
  from entry e join line l on l.shop_id = e.shop_id and l.order_id = e.order_id
  where e.order_line_id is null and l.code is not null
)
select shop_id, occurred_on, code, max(name), sum(units), sum(ordered), sum(sales_minor)::bigint, sum(unknown_minor)::bigint,
  sum(orders)::int, sum(returned)::int, sum(net)::bigint, sum(goods)::bigint, sum(costs)::bigint
from part group by shop_id, occurred_on, code;
