-- Shops begin their numbers again by year or by store. An order whose number another one had before is known by the number with its
-- year, store or day behind it; `number` is what the shop itself calls it. `store` is the store of a shop with several that its file names.
alter table orders add column number text collate "C", add column store text;
create index orders_number_idx on orders (shop_id, number) where number is not null;

-- How many numbers of an imported file belong to several orders, and how many orders they were read as; how many of its orders a newer
-- file had brought before, so that they were left as they were.
alter table imports
  add column repeated_numbers integer not null default 0,
  add column repeated_orders integer not null default 0,
  add column older_orders integer not null default 0;

-- What distinguishes an older file's state of an order from a newer one's: when the order changed, what was refunded, how far it is, and the
-- days that its file holds.
create table order_versions (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  order_ref text collate "C" not null,
  updated_at timestamptz,
  refunded bigint,
  stage smallint,
  file_from date not null,
  file_through date not null,
  primary key (shop_id, order_ref)
);
grant select, insert, update, delete on order_versions to adaos_app;
alter table order_versions enable row level security;
create policy own_shop on order_versions to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
