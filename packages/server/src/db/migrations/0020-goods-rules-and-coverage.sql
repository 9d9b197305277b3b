-- What the goods cost is a dated rule like the other costs. The rule that was in force counts for every order; the ones before it and
-- those that took one back are in the audit.
alter table cost_rules drop constraint cost_rules_kind_check;
delete from cost_rules r where kind = 'goods_percent' and (percent is null or exists (
  select from cost_rules newer where newer.shop_id = r.shop_id and newer.kind = 'goods_percent'
    and (newer.created_at, newer.id) > (r.created_at, r.id)));
update cost_rules set kind = 'cogs', valid_from = '2000-01-01' where kind = 'goods_percent';
alter table cost_rules
  alter column valid_from set not null,
  add constraint cost_rules_kind_check check (kind in ('cogs', 'shipping_cost', 'return_shipping_cost', 'handling', 'payment_fee',
    'custom_cost'));

-- Entries of that rule say, as those of the others, whether they make the cost known.
update ledger_entries e set known = 0
  where kind = 'cogs' and quality = 'rule' and (source_ref like 'rounding:%' or source_ref not like '%:0'
    or not exists (select from cost_rules r where r.shop_id = e.shop_id and r.kind = 'cogs'));
update daily_totals t set entries = k.known from (
  select shop_id, occurred_on, kind, quality, sum(known) as known from ledger_entries where kind = 'cogs' and quality = 'rule'
  group by shop_id, occurred_on, kind, quality) as k
  where (t.shop_id, t.occurred_on, t.kind, t.quality) = (k.shop_id, k.occurred_on, k.kind, k.quality);
update order_totals t set entries = k.known from (
  select shop_id, occurred_on, order_id, kind, sum(known) as known from ledger_entries where kind = 'cogs' and order_id is not null
  group by shop_id, occurred_on, order_id, kind) as k
  where (t.shop_id, t.occurred_on, t.order_id, t.kind) = (k.shop_id, k.occurred_on, k.order_id, k.kind);

-- How much of the sales of each day has each cost, kept up with the entries (ledger/coverage.ts).
create table daily_coverage (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  occurred_on date not null,
  kind text not null,
  -- Lines of orders for the goods, orders or returns for the other costs: those that have the cost, and all.
  known integer not null,
  counted integer not null,
  -- Their sales (of returns, what was refunded), in minor units.
  known_minor bigint not null,
  counted_minor bigint not null,
  -- What those that have it cost.
  cost_minor bigint not null,
  primary key (shop_id, occurred_on, kind)
);
grant select, insert, update, delete on daily_coverage to adaos_app;
alter table daily_coverage enable row level security;
create policy own_shop on daily_coverage to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

insert into daily_coverage
select shop_id, occurred_on, 'cogs', count(*) filter (where known), count(*), coalesce(sum(sold) filter (where known), 0), sum(sold),
  coalesce(sum(cost) filter (where known), 0)
from (
  select e.shop_id, e.occurred_on, sum(shop_amount_minor) filter (where e.kind = 'sale') as sold,
    coalesce(sum(known) filter (where e.kind = 'cogs'), 0) > 0 as known,
    coalesce(-sum(shop_amount_minor) filter (where e.kind = 'cogs'), 0) as cost
  from ledger_entries e join orders o on o.shop_id = e.shop_id and o.id = e.order_id
  where e.kind in ('sale', 'cogs')
    and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
  group by e.shop_id, e.occurred_on, e.order_id, e.order_line_id
) as lines where sold > 0 group by shop_id, occurred_on;

insert into daily_coverage
select shop_id, occurred_on, cost.kind, count(*) filter (where cost.kind = any(kinds)), count(*),
  coalesce(sum(net) filter (where cost.kind = any(kinds)), 0), sum(net), 0
from (
  select o.shop_id, o.order_on as occurred_on,
    coalesce(sum(t.amount_minor) filter (where t.kind in ('sale', 'discount', 'refund', 'tax')), 0) as net,
    array_agg(t.kind) filter (where t.entries > 0) as kinds
  from orders o join order_totals t on t.shop_id = o.shop_id and t.order_id = o.id
  where o.kind = 'order' and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
  group by o.shop_id, o.id
) as sold cross join (values ('shipping_cost'), ('handling'), ('payment_fee')) as cost(kind)
group by shop_id, occurred_on, cost.kind;

insert into daily_coverage
select shop_id, occurred_on, 'return_shipping_cost', count(*) filter (where known), count(*),
  coalesce(sum(amount) filter (where known), 0), sum(amount), 0
from (
  select t.shop_id, t.occurred_on, -t.amount_minor as amount, exists (
    select from order_totals c where c.shop_id = t.shop_id and c.order_id = t.order_id and c.kind = 'return_shipping_cost'
      and c.entries > 0) as known
  from order_totals t join orders o on o.shop_id = t.shop_id and o.id = t.order_id
  where t.kind = 'refund' and t.amount_minor < 0
    and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
) as returned group by shop_id, occurred_on;
