-- The months of each product by calendar year: a period of years is read as years (ledger/product-years.ts).
create table product_years (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- Its first day.
  year date not null,
  code text collate "C" not null,
  name text,
  units numeric not null,
  sales_minor bigint not null,
  unknown_minor bigint not null,
  orders integer not null,
  returned integer not null,
  net_thousandths bigint not null,
  goods_thousandths bigint not null,
  costs_thousandths bigint not null,
  discount_thousandths bigint not null,
  primary key (shop_id, year, code)
);
grant select, insert, update, delete on product_years to adaos_app;
alter table product_years enable row level security;
create policy own_shop on product_years to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

insert into product_years (shop_id, year, code, name, units, sales_minor, unknown_minor, orders, returned, net_thousandths,
  goods_thousandths, costs_thousandths, discount_thousandths)
select shop_id, date_trunc('year', month)::date, code, max(name), sum(units), sum(sales_minor), sum(unknown_minor), sum(orders), sum(returned),
  sum(net_thousandths), sum(goods_thousandths), sum(costs_thousandths), sum(discount_thousandths)
from product_months group by 1, 2, 3 order by 1, 2, 3;
