-- Orders that were called off are no placed orders, whether they were so from the start or by a newer file. One definition of what
-- was called off, for the triggers, the index and ledger/called-off.ts. OpenCart's "Canceled Reversal" is a sale again.
create function is_called_off(status text) returns boolean language sql immutable as
  $$ select coalesce(status, '') ~* '^(void|cancel(?!.*revers)|fail|expired|trash|rejected|declined)' $$;

drop index orders_called_off_idx;
create index orders_called_off_idx on orders (shop_id, id) where is_called_off(status);

create or replace function roll_up_orders() returns trigger language plpgsql as $$
begin
  insert into daily_orders as t (shop_id, order_on, kind, orders)
  select shop_id, order_on, kind, count(*) from added where not is_called_off(status) group by shop_id, order_on, kind
  order by shop_id, order_on, kind
  on conflict (shop_id, order_on, kind) do update set orders = t.orders + excluded.orders;
  return null;
end $$;

create or replace function roll_up_changed_orders() returns trigger language plpgsql as $$
begin
  insert into daily_orders as t (shop_id, order_on, kind, orders)
  select shop_id, order_on, kind, sum(change) from (
    select shop_id, order_on, kind, 1 as change from added where not is_called_off(status)
    union all
    select shop_id, order_on, kind, -1 from removed where not is_called_off(status)
  ) as changes
  group by shop_id, order_on, kind having sum(change) <> 0
  order by shop_id, order_on, kind
  on conflict (shop_id, order_on, kind) do update set orders = t.orders + excluded.orders;
  delete from daily_orders t using (select distinct shop_id, order_on, kind from removed) as r
  where t.shop_id = r.shop_id and t.order_on = r.order_on and t.kind = r.kind and t.orders = 0;
  return null;
end $$;

-- Whether the newest version of an order that a file has brought calls it off: the items of an older file are none then.
alter table order_versions add column called_off boolean not null default false;

-- A file that called an order off left its status as it was.
update orders o set status = 'cancelled'
from order_statements s
where s.shop_id = o.shop_id and s.order_id = o.id and s.state = 'cancelled' and not is_called_off(o.status);

delete from daily_orders;
insert into daily_orders (shop_id, order_on, kind, orders)
select shop_id, order_on, kind, count(*) from orders where not is_called_off(status) group by shop_id, order_on, kind;

-- The customers of a period are those of the orders that were placed: `before_on` is the day of the customer's order before it that was
-- not called off, -infinity where there is none; null of an order that was called off, and where the customer is not known.
update screened_orders s set called_off = o.off, before_on = o.before_on
from (
  select shop_id, id, is_called_off(status) as off, case when customer is not null and not is_called_off(status)
    then coalesce(max(order_on) filter (where not is_called_off(status)) over before, '-infinity') end as before_on
  from orders where kind = 'order'
  window before as (partition by shop_id, customer order by placed_at, id rows between unbounded preceding and 1 preceding)
) as o where s.shop_id = o.shop_id and s.order_id = o.id;
