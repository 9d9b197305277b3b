-- Which shops a store is, or was, connected to: a platform's request to erase names the store alone, also after the connection has ended.
-- It belongs to no shop. A row goes once the store's data has been erased.
create table connected_stores (
  platform text not null,
  store text not null,
  shop_id uuid not null references shops (shop_id) on delete cascade,
  primary key (platform, store, shop_id)
);
insert into connected_stores (platform, store, shop_id) select platform, store, shop_id from connections;
grant select, insert, delete on connected_stores to adaos_app;

-- The platform that a statement is of; null: a file.
alter table order_statements add column told_by text;
update order_statements s set told_by = o.told_by from orders o
where o.shop_id = s.shop_id and o.id = s.order_id and o.told_by is not null;

-- What the platform that reports an order knows it by: an order that was deleted there is named by nothing else.
alter table orders add column platform_order_id text collate "C";
create index orders_platform_order_idx on orders (shop_id, platform_order_id) where platform_order_id is not null;

-- The ledger is append-only, and nobody may delete an order, but where all data of a store is to be erased. Entries, lines and what else
-- is kept of each order go, the sums that triggers keep up are made again of what is left, and the roll-ups are the caller's to refresh.
-- Only the owner of the tables may call it: the application's role can add to the ledger, no more. It is for the shop of the transaction
-- alone. Returns how many orders there were.
create function erase_orders_of(of_platform text) returns bigint language plpgsql as $$
declare
  of_shop uuid := current_shop_id();
  ids bigint[];
  refs text[];
  name text;
begin
  if of_shop is null then raise exception 'no shop'; end if;
  select coalesce(array_agg(id), '{}'), coalesce(array_agg(external_id), '{}') into ids, refs
  from orders where shop_id = of_shop and told_by = of_platform;
  -- Of orders that are no sales there are the statements alone.
  refs := refs || array(select order_ref from order_statements where shop_id = of_shop and told_by = of_platform);
  foreach name in array array['ledger_entries', 'order_lines', 'order_facts', 'order_campaigns', 'order_channels', 'order_days', 'order_sums',
    'order_profits', 'order_gaps', 'order_totals', 'screened_orders', 'fraud_verdicts', 'order_costs', 'line_returns', 'customer_orders'] loop
    execute format('delete from %I where shop_id = $1 and order_id = any ($2)', name) using of_shop, ids;
  end loop;
  foreach name in array array['order_touches', 'order_versions', 'stated_orders'] loop
    execute format('delete from %I where shop_id = $1 and order_ref = any ($2)', name) using of_shop, refs;
  end loop;
  delete from order_statements where shop_id = of_shop and (told_by = of_platform or order_id = any (ids));
  delete from product_variants where shop_id = of_shop and parent like of_platform || ':%';
  delete from orders where shop_id = of_shop and id = any (ids);
  delete from daily_totals where shop_id = of_shop;
  insert into daily_totals (shop_id, occurred_on, kind, quality, amount_minor, entries)
  select shop_id, occurred_on, kind, quality, sum(shop_amount_minor), sum(known)
  from ledger_entries where shop_id = of_shop group by shop_id, occurred_on, kind, quality;
  delete from daily_orders where shop_id = of_shop;
  insert into daily_orders (shop_id, order_on, kind, orders)
  select shop_id, order_on, kind, count(*) from orders where shop_id = of_shop and not is_called_off(status) group by shop_id, order_on, kind;
  return cardinality(ids);
end $$;
revoke all on function erase_orders_of(text) from public;
