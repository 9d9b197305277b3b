-- Each session works in a shop of its own; without one, in the shop of the account that was opened last. No foreign key: sessions belong to
-- no shop, and a membership that has ended is noticed when the session is read.
alter table sessions add column open_shop uuid;
update sessions s set open_shop = (
  select m.shop_id from members m where m.account_id = s.account_id
  order by m.opened_at desc nulls last, m.created_at, m.shop_id limit 1
) where s.ended_at is null;

-- The shop whose plan serves this one; null for a shop that has a plan or a trial of its own.
alter table shops add column plan_shop uuid;

-- The shops that a shop's plan serves beside it, for the limit of the plan.
create table served_shops (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  served_shop uuid not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, served_shop)
);
grant select, insert, update, delete on served_shops to adaos_app;
alter table served_shops enable row level security;
create policy own_shop on served_shops to adaos_app using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
