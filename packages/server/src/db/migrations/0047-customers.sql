-- Whose an order is, as customers are told apart: by what the shop's systems call them, whatever its case and the spaces around it.
alter table orders add column customer_key uuid
  generated always as (md5(lower(nullif(btrim(customer), '')))::uuid) stored;
create index orders_customer_key_idx on orders (shop_id, customer_key) where customer_key is not null;

-- Roll-ups of customers, kept up with the coverage (ledger/roll-ups.ts, docs/adr/0063). An order with a customer: which of the
-- customer's orders it is.
create table customer_orders (
  shop_id uuid not null,
  order_id bigint not null,
  customer uuid not null,
  order_on date not null,
  -- An order that was not called off; a refund that is booked apart is none.
  counted boolean not null,
  -- How many counted orders the customer had placed with it: 1 is the first one, and what was booked after it and before the second.
  number integer not null,
  -- Days since the customer's counted order before it; null of the first one, and of what does not count.
  after_days integer,
  primary key (shop_id, order_id)
);
create index customer_orders_customer_idx on customer_orders (shop_id, customer);
create index customer_orders_repeat_idx on customer_orders (shop_id, order_on) include (number, after_days)
  where counted and number > 1;

-- By customer and month of the entries, in minor units.
create table customer_months (
  shop_id uuid not null,
  customer uuid not null,
  -- Its first day.
  month date not null,
  -- The month of the customer's first order; null where none counts.
  cohort date,
  orders integer not null,
  net_minor bigint not null,
  contribution_minor bigint not null,
  primary key (shop_id, customer, month)
);

-- Customers with an order that counts.
create table customer_sums (
  shop_id uuid not null,
  customer uuid not null,
  first_order_id bigint not null,
  first_on date not null,
  last_on date not null,
  orders integer not null,
  net_minor bigint not null,
  contribution_minor bigint not null,
  -- The platforms of the campaigns that brought the first order, and the share of each; '' where none did. The shares sum to 1.
  channels text[] not null,
  shares numeric(6, 5)[] not null,
  primary key (shop_id, customer)
);

-- Sums of the months of customers by the month of their first order and the channel that it came by.
create table cohort_months (
  shop_id uuid not null,
  cohort date not null,
  month date not null,
  channel text collate "C" not null,
  -- The rows that it sums.
  parts integer not null,
  -- Customers who ordered in the month.
  customers numeric(20, 5) not null,
  contribution numeric(30, 5) not null,
  primary key (shop_id, cohort, month, channel)
);

-- By day of the entries: first orders of customers, their later ones, and orders without a customer.
create table customer_days (
  shop_id uuid not null,
  occurred_on date not null,
  part text not null check (part in ('new', 'returning', 'none')),
  -- Placed on the day, without those that were called off.
  orders integer not null,
  net_minor bigint not null,
  contribution_minor bigint not null,
  primary key (shop_id, occurred_on, part)
);

do $$
declare name text;
begin
  foreach name in array array['customer_orders', 'customer_months', 'customer_sums', 'cohort_months', 'customer_days']
  loop
    execute format('grant select, insert, update, delete on %I to adaos_app', name);
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

insert into customer_orders (shop_id, order_id, customer, order_on, counted, number, after_days)
select shop_id, id, customer_key, order_on, counted, count(*) filter (where counted) over earlier,
  case when counted then order_on - max(order_on) filter (where counted) over before end
from (
  select *, kind = 'order' and coalesce(status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)' as counted
  from orders where customer_key is not null
) as o
window earlier as (partition by shop_id, customer_key order by placed_at, id rows unbounded preceding),
  before as (partition by shop_id, customer_key order by placed_at, id rows between unbounded preceding and 1 preceding);

insert into customer_months (shop_id, customer, month, cohort, orders, net_minor, contribution_minor)
select shop_id, customer, month, min(min(month) filter (where orders > 0)) over (partition by shop_id, customer), sum(orders), sum(net), sum(contribution)
from (
  select shop_id, customer, date_trunc('month', order_on)::date as month, 1 as orders, 0::bigint as net, 0::bigint as contribution
  from customer_orders where counted
  union all
  select t.shop_id, c.customer, date_trunc('month', t.occurred_on)::date, 0,
    case when t.kind in ('sale', 'discount', 'refund', 'tax') then t.amount_minor else 0 end, t.amount_minor
  from order_totals t join customer_orders c on c.shop_id = t.shop_id and c.order_id = t.order_id
  where t.kind <> 'ad_spend'
) as part group by shop_id, customer, month;

insert into customer_sums (shop_id, customer, first_order_id, first_on, last_on, orders, net_minor, contribution_minor, channels, shares)
select f.shop_id, f.customer, f.order_id, f.order_on, l.last_on, m.orders, m.net, m.contribution,
  case when w.order_id is null then array[''] when w.rest > 0 then w.channels || array[''] else w.channels end,
  case when w.order_id is null then array[1] when w.rest > 0 then w.shares || array[w.rest] else w.shares end
from customer_orders f
  join (select shop_id, customer, max(order_on) as last_on from customer_orders where counted group by 1, 2) as l
    on l.shop_id = f.shop_id and l.customer = f.customer
  join (
    select shop_id, customer, sum(orders) as orders, sum(net_minor) as net, sum(contribution_minor) as contribution
    from customer_months group by 1, 2
  ) as m on m.shop_id = f.shop_id and m.customer = f.customer
  left join (
    select shop_id, order_id, array_agg(platform order by platform collate "C") as channels,
      array_agg(share order by platform collate "C") as shares, 1 - sum(share) as rest
    from (
      select b.shop_id, b.order_id, c.platform, sum(b.weight) as share
      from order_campaigns b join campaigns c on c.shop_id = b.shop_id and c.id = b.campaign_id group by 1, 2, 3
    ) as brought group by 1, 2
  ) as w on w.shop_id = f.shop_id and w.order_id = f.order_id
where f.counted and f.number = 1;

insert into cohort_months (shop_id, cohort, month, channel, parts, customers, contribution)
select m.shop_id, m.cohort, m.month, s.channel, count(*), coalesce(sum(s.share) filter (where m.orders > 0), 0),
  sum(m.contribution_minor * s.share)
from customer_months m
  join (select shop_id, customer, unnest(channels) as channel, unnest(shares) as share from customer_sums) as s
    on s.shop_id = m.shop_id and s.customer = m.customer
group by 1, 2, 3, 4;

insert into customer_days (shop_id, occurred_on, part, orders, net_minor, contribution_minor)
select shop_id, occurred_on, case when number is null then 'none' when number = 1 then 'new' else 'returning' end,
  sum(orders), sum(net), sum(contribution)
from (
  select t.shop_id, t.occurred_on, c.number, 0 as orders,
    case when t.kind in ('sale', 'discount', 'refund', 'tax') then t.amount_minor else 0 end as net, t.amount_minor as contribution
  from order_totals t left join customer_orders c on c.shop_id = t.shop_id and c.order_id = t.order_id
  where t.kind <> 'ad_spend'
  union all
  select o.shop_id, o.order_on, c.number, 1, 0, 0
  from orders o left join customer_orders c on c.shop_id = o.shop_id and c.order_id = o.id
  where o.kind = 'order' and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
) as part group by 1, 2, 3;
