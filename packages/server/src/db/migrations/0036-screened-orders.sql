-- What a shop's orders say of themselves when they are screened for fraud, and when customers are counted: kept up with the coverage of the days
-- (ledger/screened-orders.ts), so that a look at the cases does not read all orders of two years.
create table screened_orders (
  shop_id uuid not null,
  order_id bigint not null,
  order_on date not null,
  -- The day of the customer's order before it; null of the first one, and where the customer is not known.
  before_on date,
  -- What the customer was to pay, in minor units.
  paid_minor bigint not null,
  -- A bit for each sign (ledger/screened-orders.ts) that follows from the order and those of the customer before it.
  signs integer not null,
  -- Called off for whatever reason, and called off for fraud, by the order's status.
  called_off boolean not null,
  found boolean not null,
  -- The signs can work: its customer is known, or both of its addresses.
  checkable boolean not null,
  primary key (shop_id, order_id)
);
create index screened_orders_day_idx on screened_orders (shop_id, order_on)
  include (order_id, before_on, paid_minor, signs, called_off, found, checkable);
create index screened_orders_found_idx on screened_orders (shop_id, order_id) where found;
-- Few orders say why they came back.
create index order_facts_reason_idx on order_facts (shop_id, order_id) include (return_reason) where return_reason is not null;
create index orders_called_off_idx on orders (shop_id, id)
  where (coalesce(status, '') ~* '^(void|cancel|fail|expired|trash|rejected|declined)');

grant select, insert, update, delete on screened_orders to adaos_app;
alter table screened_orders enable row level security;
create policy own_shop on screened_orders to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

insert into screened_orders (shop_id, order_id, order_on, before_on, paid_minor, signs, called_off, found, checkable)
select o.shop_id, o.id, o.order_on, case when customer is not null then lag(o.order_on) over earlier end, coalesce(p.paid, 0),
  case when customer is not null and count(*) over day_before >= 3 then 1 else 0 end
    + case when f.billing_country <> f.shipping_country then 2 else 0 end
    + case when customer is not null and f.card_key <> lag(f.card_key) over earlier
        and placed_at - lag(placed_at) over earlier <= interval '24 hours' then 4 else 0 end
    + case when customer is not null and row_number() over earlier = 1 then 8 else 0 end
    + case when extract(hour from placed_at at time zone s.timezone) < 5
        and (placed_at at time zone s.timezone)::time <> '00:00' then 16 else 0 end,
  coalesce(o.status, '') ~* '^(void|cancel|fail|expired|trash|rejected|declined)', coalesce(o.status, '') ilike '%fraud%',
  o.customer is not null or f.billing_country is not null and f.shipping_country is not null
from orders o join shops s on s.shop_id = o.shop_id
  left join order_facts f on f.shop_id = o.shop_id and f.order_id = o.id
  left join (
    select shop_id, order_id, sum(amount_minor) as paid from order_totals
    where kind in ('sale', 'discount', 'shipping_charged', 'tip') group by shop_id, order_id
  ) as p on p.shop_id = o.shop_id and p.order_id = o.id
where o.kind = 'order'
window earlier as (partition by o.shop_id, customer order by placed_at, o.id),
  day_before as (partition by o.shop_id, customer order by placed_at range between interval '24 hours' preceding and current row);
