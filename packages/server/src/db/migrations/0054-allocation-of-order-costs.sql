-- By what the costs of a whole order are shared by its products: the value of their lines, their units, or their weight
-- (ledger/allocation.ts, docs/adr/0067).
alter table shops add column allocation_key text not null default 'value' check (allocation_key in ('value', 'units', 'weight'));

-- Orders of a day whose costs are shared by value all the same, since the chosen key says nothing of them: a product in them has no
-- weight. Kept up with the products of the days.
create table allocation_days (
  shop_id uuid not null,
  occurred_on date not null,
  by_value integer not null,
  primary key (shop_id, occurred_on)
);
grant select, insert, update, delete on allocation_days to adaos_app;
alter table allocation_days enable row level security;
create policy own_shop on allocation_days to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

alter table recomputations drop constraint recomputations_work_check, add constraint recomputations_work_check
  check (work in ('rules', 'products', 'facts', 'orders', 'disputes', 'ad_spend', 'no_ads', 'numbers', 'allocation', 'import'));
