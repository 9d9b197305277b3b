-- Dated rules of the costs beside the goods. Amounts are in minor units of the shop's currency; a rule never changes, it is taken back.
alter table cost_rules drop constraint cost_rules_kind_check;
alter table cost_rules
  add constraint cost_rules_kind_check check (kind in ('goods_percent', 'shipping_cost', 'return_shipping_cost', 'handling',
    'payment_fee', 'custom_cost')),
  add column label text,
  -- As the orders name it; null is every country.
  add column country text,
  add column order_minor bigint check (order_minor >= 0),
  add column item_minor bigint check (item_minor >= 0),
  add column month_minor bigint check (month_minor >= 0),
  add column once_minor bigint check (once_minor >= 0),
  add column valid_to date,
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid;

-- How many facts an entry adds: 1, or 0 where it corrects an entry before it, or -1 where it takes one back. So a cost of 0 is known,
-- and one that was taken back is not.
alter table ledger_entries add column known smallint not null default 1;

create or replace function roll_up_ledger() returns trigger language plpgsql as $$
begin
  insert into daily_totals as t (shop_id, occurred_on, kind, quality, amount_minor, entries)
  select shop_id, occurred_on, kind, quality, sum(shop_amount_minor), sum(known)
  from added group by shop_id, occurred_on, kind, quality
  order by shop_id, occurred_on, kind, quality
  on conflict (shop_id, occurred_on, kind, quality)
  do update set amount_minor = t.amount_minor + excluded.amount_minor, entries = t.entries + excluded.entries;
  return null;
end $$;

create or replace function roll_up_order_entries() returns trigger language plpgsql as $$
begin
  insert into order_totals as t (shop_id, occurred_on, order_id, kind, amount_minor, entries)
  select shop_id, occurred_on, order_id, kind, sum(shop_amount_minor), sum(known)
  from added where order_id is not null group by shop_id, occurred_on, order_id, kind
  order by shop_id, occurred_on, order_id, kind
  on conflict (shop_id, occurred_on, order_id, kind)
  do update set amount_minor = t.amount_minor + excluded.amount_minor, entries = t.entries + excluded.entries;
  return null;
end $$;
