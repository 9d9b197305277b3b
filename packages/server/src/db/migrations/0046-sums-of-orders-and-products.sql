-- What each order adds up to, over all of its days, in minor units: a list of orders is sorted and searched without reading their entries.
-- Kept up with the coverage of the days (ledger/order-sums.ts).
create table order_sums (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  order_id bigint not null,
  -- With tax, before anything was given back.
  charged_minor bigint not null,
  net_minor bigint not null,
  -- Null while the goods' cost is known for too little of the order.
  profit_minor bigint,
  -- The order's number and its customer, in lower case.
  found_by text collate "C" not null,
  primary key (shop_id, order_id)
);
create index order_sums_charged_idx on order_sums (shop_id, charged_minor, order_id);
create index order_sums_net_idx on order_sums (shop_id, net_minor, order_id);
create index order_sums_profit_idx on order_sums (shop_id, profit_minor, order_id);
-- The orders of a product, found by its code.
create index order_lines_code_idx on order_lines ((coalesce(sku, name)), shop_id) where coalesce(sku, name) is not null;

grant select, insert, update, delete on order_sums to adaos_app;
alter table order_sums enable row level security;
create policy own_shop on order_sums to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

insert into order_sums (shop_id, order_id, charged_minor, net_minor, profit_minor, found_by)
select o.shop_id, o.id, charged, net, case when coalesce(known * 100 >= sold * 50, true) then profit end,
  lower(o.external_id || ' ' || coalesce(o.customer, ''))
from orders o join (
  select shop_id, order_id, sum(amount_minor)::bigint as profit,
    coalesce(sum(amount_minor) filter (where kind in ('sale', 'discount', 'refund', 'tax')), 0)::bigint as net,
    coalesce(sum(amount_minor) filter (where kind in ('sale', 'discount', 'shipping_charged', 'tip')), 0)::bigint as charged
  from order_totals group by shop_id, order_id
) as t on t.shop_id = o.shop_id and t.order_id = o.id left join (
  select shop_id, order_id, sum(sold) as sold, coalesce(sum(sold) filter (where known), 0) as known
  from (
    select shop_id, order_id, sum(shop_amount_minor) filter (where kind = 'sale') as sold,
      coalesce(sum(known) filter (where kind = 'cogs'), 0) > 0 as known,
      coalesce(sum(known) filter (where source_ref like 'nogoods:%'), 0) > 0 as no_goods
    from ledger_entries where order_id is not null and kind in ('sale', 'cogs')
    group by shop_id, order_id, occurred_on, order_line_id
  ) as line where sold > 0 and not no_goods group by shop_id, order_id
) as g on g.shop_id = o.shop_id and g.order_id = o.id;

-- What each product lost by discounts: its lines' own, and its share of those of whole orders, as the rest of what it earned
-- (ledger/product-days.ts). It is a part of the net sales.
alter table product_days add column discount_thousandths bigint not null default 0;
alter table product_months add column discount_thousandths bigint not null default 0;

create or replace function roll_up_product_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_months as t (shop_id, month, code, name, units, sales_minor, unknown_minor, orders, returned, net_thousandths, goods_thousandths, costs_thousandths,
      discount_thousandths, days)
    select shop_id, date_trunc('month', occurred_on)::date, code, max(name), sum(units), sum(sales_minor), sum(unknown_minor),
      sum(orders), sum(returned), sum(net_thousandths), sum(goods_thousandths), sum(costs_thousandths), sum(discount_thousandths), count(*)
    from changed group by 1, 2, 3 order by 1, 2, 3
    on conflict (shop_id, month, code) do update set name = greatest(t.name, excluded.name), units = t.units + excluded.units,
      sales_minor = t.sales_minor + excluded.sales_minor, unknown_minor = t.unknown_minor + excluded.unknown_minor,
      orders = t.orders + excluded.orders, returned = t.returned + excluded.returned,
      net_thousandths = t.net_thousandths + excluded.net_thousandths,
      goods_thousandths = t.goods_thousandths + excluded.goods_thousandths,
      costs_thousandths = t.costs_thousandths + excluded.costs_thousandths,
      discount_thousandths = t.discount_thousandths + excluded.discount_thousandths, days = t.days + excluded.days;
  else
    update product_months t set units = t.units - c.units, sales_minor = t.sales_minor - c.sales_minor,
      unknown_minor = t.unknown_minor - c.unknown_minor, orders = t.orders - c.orders, returned = t.returned - c.returned,
      net_thousandths = t.net_thousandths - c.net_thousandths,
      goods_thousandths = t.goods_thousandths - c.goods_thousandths,
      costs_thousandths = t.costs_thousandths - c.costs_thousandths,
      discount_thousandths = t.discount_thousandths - c.discount_thousandths,
      days = t.days - c.days,
      name = case when t.days > c.days then (
        select max(d.name) from product_days d where d.shop_id = t.shop_id and d.code = t.code
          and d.occurred_on >= t.month and d.occurred_on < t.month + interval '1 month') end
    from (
      select shop_id, date_trunc('month', occurred_on)::date as month, code, sum(units) as units, sum(sales_minor) as sales_minor,
        sum(unknown_minor) as unknown_minor, sum(orders) as orders, sum(returned) as returned,
        sum(net_thousandths) as net_thousandths, sum(goods_thousandths) as goods_thousandths, sum(costs_thousandths) as costs_thousandths,
        sum(discount_thousandths) as discount_thousandths, count(*) as days
      from changed group by 1, 2, 3
    ) as c where t.shop_id = c.shop_id and t.month = c.month and t.code = c.code;
    delete from product_months where days = 0 and shop_id in (select shop_id from changed);
  end if;
  return null;
end $$;

with line as materialized (
  select shop_id, id, order_id, code,
    case when sum(greatest(amount, 0)) over each > 0 then greatest(amount, 0)::float8 / (sum(greatest(amount, 0)) over each)::float8
      when sum(amount) over each < 0 then amount::float8 / (sum(amount) over each)::float8 else 0 end as share
  from (
    select shop_id, id, order_id, coalesce(sku, name) as code, coalesce(shop_amount_minor, amount_minor) as amount from order_lines
  ) as l window each as (partition by shop_id, order_id)
), entry as materialized (
  select shop_id, occurred_on, order_id, order_line_id, sum(shop_amount_minor)::bigint as discount
  from ledger_entries where order_id is not null and kind = 'discount' group by shop_id, occurred_on, order_id, order_line_id
), part as (
  select e.shop_id, e.occurred_on, l.code, discount * 1000 as discount
  from entry e join line l on l.shop_id = e.shop_id and l.id = e.order_line_id
  union all
  select e.shop_id, e.occurred_on, l.code, round(discount * 1000 * share)::bigint
  from entry e join line l on l.shop_id = e.shop_id and l.order_id = e.order_id where e.order_line_id is null
)
update product_days d set discount_thousandths = p.discount
from (select shop_id, occurred_on, code, sum(discount)::bigint as discount from part where code is not null group by 1, 2, 3) as p
where d.shop_id = p.shop_id and d.occurred_on = p.occurred_on and d.code = p.code;
update product_months m set discount_thousandths = d.discount
from (
  select shop_id, date_trunc('month', occurred_on)::date as month, code, sum(discount_thousandths)::bigint as discount
  from product_days group by 1, 2, 3
) as d where m.shop_id = d.shop_id and m.month = d.month and m.code = d.code;
