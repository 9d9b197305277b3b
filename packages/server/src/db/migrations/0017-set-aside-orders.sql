-- Orders of a connected shop that could not be read, each with its reason. An order leaves with its next reading that succeeds, or
-- with the connection.
create table set_aside_orders (
  shop_id uuid not null,
  platform text not null,
  -- What the platform itself knows the order by.
  order_id text collate "C" not null,
  -- Its number in the shop.
  ref text not null,
  reason text not null,
  set_aside_at timestamptz not null default now(),
  primary key (shop_id, platform, order_id),
  foreign key (shop_id, platform) references connections (shop_id, platform) on delete cascade
);
grant select, insert, update, delete on set_aside_orders to adaos_app;
alter table set_aside_orders enable row level security;
create policy own_shop on set_aside_orders to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
