-- Each cost of a product is kept, with who entered it and when: a newer one of the same day counts in its place, and one that was
-- taken back counts no more.
alter table product_costs
  drop constraint product_costs_pkey,
  add column id uuid not null default gen_random_uuid(),
  add column created_at timestamptz not null default clock_timestamp(),
  add column created_by uuid,
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add primary key (shop_id, id);
create index product_costs_in_force on product_costs (shop_id, sku, valid_from, created_at) where withdrawn_at is null;

-- Entries of unit costs say, as those of the rules, whether they make the cost known: the first of a line does.
update ledger_entries set known = 0 where kind = 'cogs' and source_ref like 'unitcost:%' and source_ref not like '%:0';
update daily_totals t set entries = k.known from (
  select shop_id, occurred_on, kind, quality, sum(known) as known from ledger_entries where kind = 'cogs' and quality = 'actual'
  group by shop_id, occurred_on, kind, quality) as k
  where (t.shop_id, t.occurred_on, t.kind, t.quality) = (k.shop_id, k.occurred_on, k.kind, k.quality);
update order_totals t set entries = k.known from (
  select shop_id, occurred_on, order_id, kind, sum(known) as known from ledger_entries where kind = 'cogs' and order_id is not null
  group by shop_id, occurred_on, order_id, kind) as k
  where (t.shop_id, t.occurred_on, t.order_id, t.kind) = (k.shop_id, k.occurred_on, k.order_id, k.kind);

-- Costs of products come in files of their own.
alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('orders', 'ads', 'stock', 'costs'));
