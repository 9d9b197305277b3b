-- Customers who were erased on request: by a keyed hash, so that a later import of the same orders does not bring their names back.
-- The hash needs the server's secret: the table alone does not say whose it is (orders/erased-customers.ts, docs/adr/0063).
create table erased_customers (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  hash bytea not null,
  -- What orders have in place of the name; it follows from nothing.
  token text not null,
  erased_at timestamptz not null default now(),
  primary key (shop_id, hash)
);
grant select, insert on erased_customers to adaos_app;
alter table erased_customers enable row level security;
create policy own_shop on erased_customers to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
