-- Files of ad spend and of stock are imported the way orders are.
alter table imports
  add column kind text not null default 'orders' check (kind in ('orders', 'ads', 'stock')),
  -- What was settled in addition to columns, currency and timezone: see imports/import-options.ts.
  add column options jsonb not null default '{}';

-- What one unit of a product costs, from a day on: of files whose owner chose so.
create table product_costs (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  sku text collate "C" not null,
  valid_from date not null,
  -- Minor units of the shop's currency, with their fractions.
  cost_minor numeric(20, 4) not null check (cost_minor >= 0),
  primary key (shop_id, sku, valid_from)
);

-- The campaigns that an order's customer came by, as pages and platforms name them, whether such a campaign is known or not.
create table order_touches (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- The order's number in the shop; the order itself may come later.
  order_ref text collate "C" not null,
  campaign text not null,
  -- Where the campaign ran, as utm_source has it; empty where that is not known.
  source text not null default '',
  touched_at timestamptz not null default now(),
  primary key (shop_id, order_ref, campaign, source)
);

grant select, insert, update, delete on product_costs, order_touches to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['product_costs', 'order_touches']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
