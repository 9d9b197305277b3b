-- What the owner has said of codes in the orders: that they are no products (postage, fees, corrections), or that they are. It never
-- changes: a newer one takes the place of the one before, or it is taken back.
create table line_decisions (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The code in the orders, else the name, as products are known.
  code text collate "C" not null,
  is_product boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  primary key (shop_id, id)
);
create unique index line_decisions_in_force on line_decisions (shop_id, code) where withdrawn_at is null;
grant select, insert, update on line_decisions to adaos_app;
alter table line_decisions enable row level security;
create policy own_shop on line_decisions to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
