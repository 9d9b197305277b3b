-- Orders in another currency than the shop's are converted by the rate of their day, which stays with the order.
alter table orders
  -- Units of the shop's currency for one of the order's.
  add column rate numeric not null default 1 check (rate > 0),
  -- The day that the rate was published on, or that the order is of where somebody typed it. Null: the order is in the shop's currency.
  add column rate_on date,
  add column rate_source text check (rate_source in ('ecb', 'typed')),
  add constraint orders_rate_source_with_day check ((rate_on is null) = (rate_source is null));
create index orders_converted_idx on orders (shop_id, id) where rate_on is not null;

-- In the shop's currency, of a line of an order in another; null where amount_minor is in it already.
alter table order_lines add column shop_amount_minor bigint;

-- Reference rates of days that came after those of the program's own table: units of each currency for one euro, as published. They
-- belong to no shop.
create table reference_rates (
  day date primary key,
  rates jsonb not null,
  read_at timestamptz not null default now()
);
grant select, insert, update, delete on reference_rates to adaos_app;

-- Orders that were set aside since they are in another currency are read again at the next hour.
update connections c set read_through = null
where exists (
  select from set_aside_orders s
  where s.shop_id = c.shop_id and s.platform = c.platform and s.reason = 'currency_differs');
