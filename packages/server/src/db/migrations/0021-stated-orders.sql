-- What the last file with one row for each order says of an order as a whole, in minor units as given, and whether it was called off.
-- Its items may be imported before or later: both files together are posted as if they had come at once. A file with items that says
-- something of the order as a whole takes its place.
create table stated_orders (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- The order's number in the shop: one that was called off may be known by nothing else.
  order_ref text collate "C" not null,
  discount bigint,
  shipping bigint,
  tax bigint,
  total bigint,
  refunded bigint,
  cancelled boolean not null,
  primary key (shop_id, order_ref)
);
grant select, insert, update, delete on stated_orders to adaos_app;
alter table stated_orders enable row level security;
create policy own_shop on stated_orders to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
