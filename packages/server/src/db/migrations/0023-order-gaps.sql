-- Which orders lack a cost on the days on which others have it, kept up with the coverage of the days (ledger/coverage.ts). Of a day on
-- which no order has the cost there are none: daily_coverage says so.
create table order_gaps (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  occurred_on date not null,
  kind text not null,
  order_id bigint not null,
  -- The sales without the cost (of returns, what was refunded), in minor units.
  amount_minor bigint not null,
  primary key (shop_id, occurred_on, kind, order_id)
);
grant select, insert, update, delete on order_gaps to adaos_app;
alter table order_gaps enable row level security;
create policy own_shop on order_gaps to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

insert into order_gaps
select shop_id, occurred_on, 'cogs', order_id, sum(sold)
from (
  select e.shop_id, e.occurred_on, e.order_id, sum(shop_amount_minor) filter (where e.kind = 'sale') as sold,
    coalesce(sum(e.known) filter (where e.kind = 'cogs'), 0) > 0 as known
  from ledger_entries e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
    join daily_coverage c on c.shop_id = e.shop_id and c.occurred_on = e.occurred_on and c.kind = 'cogs'
  where e.kind in ('sale', 'cogs') and c.known > 0 and c.known < c.counted
    and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
  group by e.shop_id, e.occurred_on, e.order_id, e.order_line_id
) as line where sold > 0 and not known group by shop_id, occurred_on, order_id;

insert into order_gaps
select o.shop_id, o.order_on, c.kind, o.id,
  coalesce(sum(t.amount_minor) filter (where t.kind in ('sale', 'discount', 'refund', 'tax')), 0)
from orders o
  join daily_coverage c on c.shop_id = o.shop_id and c.occurred_on = o.order_on and c.kind in ('shipping_cost', 'handling', 'payment_fee')
  left join order_totals t on t.shop_id = o.shop_id and t.order_id = o.id
where o.kind = 'order' and c.known > 0 and c.known < c.counted
  and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
group by o.shop_id, o.order_on, c.kind, o.id
having coalesce(bool_or(t.kind = c.kind and t.entries > 0), false) = false;

insert into order_gaps
select t.shop_id, t.occurred_on, 'return_shipping_cost', t.order_id, -t.amount_minor
from order_totals t join orders o on o.shop_id = t.shop_id and o.id = t.order_id
  join daily_coverage c on c.shop_id = t.shop_id and c.occurred_on = t.occurred_on and c.kind = 'return_shipping_cost'
where t.kind = 'refund' and t.amount_minor < 0 and c.known > 0 and c.known < c.counted
  and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
  and not exists (
    select from order_totals r where r.shop_id = t.shop_id and r.order_id = t.order_id and r.kind = 'return_shipping_cost'
      and r.entries > 0);
