-- How many orders of each day count when the shop is screened for fraud, in how many of these the signs can work, and how many were called
-- off for fraud: the months of a large shop are counted without reading their orders. Kept up with `screened_orders`
-- (ledger/screened-orders.ts).
create table screened_days (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  order_on date not null,
  orders integer not null,
  checked integer not null,
  fraud integer not null,
  primary key (shop_id, order_on)
);
grant select, insert, update, delete on screened_days to adaos_app;
alter table screened_days enable row level security;
create policy own_shop on screened_days to adaos_app using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());

insert into screened_days (shop_id, order_on, orders, checked, fraud)
select shop_id, order_on, count(*), count(*) filter (where checkable or found), count(*) filter (where found)
from screened_orders where found or not called_off group by shop_id, order_on;
