-- What an order really cost, from a file or typed. It never changes: of one order and cost the newest in force counts, before every rule.
create table order_costs (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  order_id bigint not null,
  kind text not null check (kind in ('cogs', 'shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee')),
  -- Of the goods: the product whose lines it is the cost of; null is the whole order.
  sku text collate "C" check (sku is null or kind = 'cogs'),
  -- In minor units of the shop's currency.
  cost_minor bigint not null check (cost_minor >= 0),
  -- The file that it came with; null where it was typed.
  import_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  primary key (shop_id, id)
);
create index order_costs_order_idx on order_costs (shop_id, order_id, kind);
create index order_costs_import_idx on order_costs (shop_id, import_id) where import_id is not null;
grant select, insert, update on order_costs to adaos_app;
alter table order_costs enable row level security;
create policy own_shop on order_costs to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

alter table imports
  drop constraint imports_kind_check,
  add constraint imports_kind_check check (kind in ('orders', 'ads', 'stock', 'costs', 'order_costs'));

-- How an order was paid, as it names it, and the rules of payment fees for one way alone.
alter table orders add column payment_method text;
alter table cost_rules add column payment_method text check (payment_method is null or kind = 'payment_fee');

-- What a platform or marketplace keeps of each order, and what a lost dispute costs beside the money that goes back.
alter table cost_rules
  drop constraint cost_rules_kind_check,
  add constraint cost_rules_kind_check check (kind in ('cogs', 'shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee',
    'platform_fee', 'dispute_fee', 'custom_cost'));
alter table ledger_entries
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_kind_check check (kind in ('sale', 'discount', 'shipping_charged', 'tip', 'tax', 'refund', 'cogs',
    'shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee', 'platform_fee', 'dispute', 'dispute_fee', 'ad_spend',
    'custom_cost'));
