-- The lines of some days, and each customer's orders, without reading those of all days. The shop is not first: where statistics are
-- missing, an index that begins with it looks as good as any other for finding the lines of an order.
create index order_lines_day_idx on order_lines (placed_on, shop_id);
create index orders_customer_idx on orders (shop_id, customer, order_on) where kind = 'order' and customer is not null;
-- What came back or was charged back, among all that orders have.
create index order_totals_back_idx on order_totals (shop_id, kind, order_id) include (occurred_on) where kind in ('refund', 'dispute');

-- Which kinds of entry each order has on which days: the orders behind a figure are listed and counted without reading its entries.
-- Kept up with the coverage of the days (ledger/roll-ups.ts), as are the tables after it.
create table order_days (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  order_id bigint not null,
  occurred_on date not null,
  -- The order's day with entries before this one; null on its first. An order counts once in a period, on its first day there.
  before_on date,
  -- A bit for each kind (ledger/order-days.ts).
  kinds integer not null,
  primary key (shop_id, order_id, occurred_on)
);
create index order_days_day_idx on order_days (shop_id, occurred_on, order_id) include (kinds, before_on);

-- What was sold of each product on each day, by the day of its orders; those that were called off do not count.
create table product_days (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  occurred_on date not null,
  -- The product's code in the orders, else its name.
  code text collate "C" not null,
  name text,
  -- All of its lines, and those of them that customers ordered, without what came back or was written off.
  units numeric not null,
  ordered numeric not null,
  -- Of its lines, in minor units, and of those that have no goods cost.
  sales_minor bigint not null,
  unknown_minor bigint not null,
  -- Orders with it, and those of them of which it came back since; of products with a code.
  orders integer not null,
  returned integer not null,
  primary key (shop_id, occurred_on, code)
);
create index product_days_code_idx on product_days (shop_id, code, occurred_on);

-- The same by month, kept up by the trigger below.
create table product_months (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- Its first day.
  month date not null,
  code text collate "C" not null,
  name text,
  units numeric not null,
  sales_minor bigint not null,
  unknown_minor bigint not null,
  orders integer not null,
  returned integer not null,
  days integer not null,
  primary key (shop_id, month, code)
);

create function roll_up_product_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_months as t (shop_id, month, code, name, units, sales_minor, unknown_minor, orders, returned, days)
    select shop_id, date_trunc('month', occurred_on)::date, code, max(name), sum(units), sum(sales_minor), sum(unknown_minor),
      sum(orders), sum(returned), count(*)
    from changed group by 1, 2, 3 order by 1, 2, 3
    on conflict (shop_id, month, code) do update set name = greatest(t.name, excluded.name), units = t.units + excluded.units,
      sales_minor = t.sales_minor + excluded.sales_minor, unknown_minor = t.unknown_minor + excluded.unknown_minor,
      orders = t.orders + excluded.orders, returned = t.returned + excluded.returned, days = t.days + excluded.days;
  else
    update product_months t set units = t.units - c.units, sales_minor = t.sales_minor - c.sales_minor,
      unknown_minor = t.unknown_minor - c.unknown_minor, orders = t.orders - c.orders, returned = t.returned - c.returned,
      days = t.days - c.days,
      name = case when t.days > c.days then (
        select max(d.name) from product_days d where d.shop_id = t.shop_id and d.code = t.code
          and d.occurred_on >= t.month and d.occurred_on < t.month + interval '1 month') end
    from (
      select shop_id, date_trunc('month', occurred_on)::date as month, code, sum(units) as units, sum(sales_minor) as sales_minor,
        sum(unknown_minor) as unknown_minor, sum(orders) as orders, sum(returned) as returned, count(*) as days
      from changed group by 1, 2, 3
    ) as c where t.shop_id = c.shop_id and t.month = c.month and t.code = c.code;
    delete from product_months where days = 0 and shop_id in (select shop_id from changed);
  end if;
  return null;
end $$;
create trigger roll_up_product_days after insert on product_days
  referencing new table as changed for each statement execute function roll_up_product_days();
create trigger roll_up_removed_product_days after delete on product_days
  referencing old table as changed for each statement execute function roll_up_product_days();

-- What the orders of each campaign contributed, by day (ledger/campaign-results.ts).
create table campaign_results (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  campaign_id uuid not null,
  occurred_on date not null,
  contribution numeric not null,
  sold_minor bigint not null,
  open_minor bigint not null,
  missing text[] not null,
  since_minor numeric not null,
  primary key (shop_id, campaign_id, occurred_on)
);
create index campaign_results_day_idx on campaign_results (shop_id, occurred_on);

do $$
declare name text;
begin
  foreach name in array array['order_days', 'product_days', 'product_months', 'campaign_results'] loop
    execute format('grant select, insert, update, delete on %I to adaos_app', name);
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

insert into order_days (shop_id, order_id, occurred_on, before_on, kinds)
select shop_id, order_id, occurred_on, lag(occurred_on) over (partition by shop_id, order_id order by occurred_on), kinds
from (
  select shop_id, order_id, occurred_on, bit_or(case kind when 'sale' then 1 when 'discount' then 2 when 'shipping_charged' then 4
    when 'tip' then 8 when 'tax' then 16 when 'refund' then 32 when 'cogs' then 64 when 'shipping_cost' then 128
    when 'return_shipping_cost' then 256 when 'handling' then 512 when 'payment_fee' then 1024 when 'dispute' then 2048
    when 'ad_spend' then 4096 when 'custom_cost' then 8192 end) as kinds
  from order_totals where entries > 0 or amount_minor <> 0 group by shop_id, order_id, occurred_on
) as day;

insert into product_days (shop_id, occurred_on, code, name, units, ordered, sales_minor, unknown_minor, orders, returned)
select l.shop_id, l.placed_on, coalesce(l.sku, l.name), max(l.name), sum(l.quantity),
  coalesce(sum(l.quantity) filter (where l.quantity > 0 and o.kind = 'order'), 0), sum(l.amount_minor),
  coalesce(sum(l.amount_minor) filter (where l.amount_minor > 0 and not coalesce(c.known, false)), 0),
  count(distinct l.order_id) filter (where l.sku is not null and l.quantity > 0 and o.kind = 'order'),
  count(distinct l.order_id) filter (where l.sku is not null and l.quantity > 0 and o.kind = 'order' and r.id is not null)
from order_lines l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
  left join (
    select shop_id, order_line_id as id, sum(known) > 0 as known from ledger_entries
    where kind = 'cogs' and occurred_on = order_on and order_line_id is not null group by 1, 2
  ) as c on c.shop_id = l.shop_id and c.id = l.id
  left join (
    select distinct shop_id, order_line_id as id from ledger_entries
    where kind = 'refund' and amount_minor < 0 and order_line_id is not null
  ) as r on r.shop_id = l.shop_id and r.id = l.id
where coalesce(l.sku, l.name) is not null
  and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
group by 1, 2, 3;

insert into campaign_results (shop_id, campaign_id, occurred_on, contribution, sold_minor, open_minor, missing, since_minor)
with added as materialized (
  select shop_id, order_id, occurred_on, sum(amount_minor) as amount, coalesce(sum(amount_minor) filter (where kind = 'sale'), 0) as sold,
    coalesce(bool_or(kind = 'refund' and amount_minor < 0), false) as returned
  from order_totals where kind <> 'ad_spend' group by shop_id, order_id, occurred_on
), gap as (
  select shop_id, order_id, occurred_on, array_agg(kind) as gaps, sum(amount_minor) filter (where kind = 'cogs') as uncosted
  from order_gaps group by shop_id, order_id, occurred_on
), unknown as (
  select shop_id, occurred_on, array_agg(kind) as kinds from daily_coverage where known = 0 group by shop_id, occurred_on
), each as materialized (
  select b.shop_id, b.campaign_id, b.weight, o.order_on, a.occurred_on, a.amount, a.sold, a.returned,
    coalesce(o.status, '') ~* '^(void|cancel|fail|expired|trash|rejected|declined)' as off,
    o.kind = 'order' and a.occurred_on = o.order_on as sent, coalesce(g.gaps, '{}') as gaps, coalesce(u.kinds, '{}') as unknown,
    coalesce(g.uncosted, 0) as gap
  from order_campaigns b join orders o on o.shop_id = b.shop_id and o.id = b.order_id
    join added a on a.shop_id = b.shop_id and a.order_id = b.order_id
    left join gap g on g.shop_id = b.shop_id and g.order_id = b.order_id and g.occurred_on = a.occurred_on
    left join unknown u on u.shop_id = b.shop_id and u.occurred_on = a.occurred_on
), part as (
  select shop_id, campaign_id, occurred_on, amount * weight as contribution, sold,
    gap + case when off or 'cogs' <> all(unknown) then 0 else sold end as open,
    array(select kind from unnest(array['shipping_cost', 'handling', 'payment_fee']) as kind
      where sent and not off and kind = any(unknown) or kind = any(gaps)
      union all select 'return_shipping_cost'
      where returned and not off and 'return_shipping_cost' = any(unknown) or 'return_shipping_cost' = any(gaps)) as missing,
    0 as since
  from each
  union all
  select shop_id, campaign_id, order_on, 0, 0, 0, '{}', amount * weight from each
)
select shop_id, campaign_id, occurred_on, sum(contribution), sum(sold), sum(open),
  array_remove(array[case when bool_or(open > 0) then 'cogs' end,
    case when bool_or('shipping_cost' = any(missing)) then 'shipping_cost' end,
    case when bool_or('handling' = any(missing)) then 'handling' end,
    case when bool_or('payment_fee' = any(missing)) then 'payment_fee' end,
    case when bool_or('return_shipping_cost' = any(missing)) then 'return_shipping_cost' end], null), sum(since)
from part group by shop_id, campaign_id, occurred_on;
