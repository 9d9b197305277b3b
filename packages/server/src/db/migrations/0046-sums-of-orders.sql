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
create index order_lines_code_idx on order_lines (sku, shop_id) where sku is not null;

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
