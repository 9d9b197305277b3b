-- What is known of a product beside its costs, by its code in the orders, else its name. A newer value takes the place of the one before.
create table product_facts (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  code text collate "C" not null,
  product_group text,
  weight_grams integer check (weight_grams >= 0),
  updated_at timestamptz not null default clock_timestamp(),
  updated_by uuid,
  primary key (shop_id, code)
);
grant select, insert, update on product_facts to adaos_app;
alter table product_facts enable row level security;
create policy own_shop on product_facts to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

-- The rate of the VAT is a dated rule like those of the costs; and rules can be for one group of products.
alter table cost_rules
  drop constraint cost_rules_kind_check,
  add constraint cost_rules_kind_check check (kind in ('tax', 'cogs', 'returned_goods', 'shipping_cost', 'return_shipping_cost', 'handling',
    'payment_fee', 'platform_fee', 'dispute_fee', 'custom_cost')),
  add column product_group text check (product_group is null or kind in ('tax', 'cogs')),
  add column vat_included boolean check ((kind = 'tax') = (vat_included is not null));

-- Whether the order's platform or file states its tax: true an amount, false 0; null says nothing of it, and a rule counts.
alter table orders add column vat_stated boolean;
update orders o set vat_stated = s.amount from (
  select shop_id, order_id, bool_or(amount) as amount from (
    select shop_id, order_id, stated_tax <> 0 as amount from order_statements where stated_tax is not null and order_id is not null
    union all
    select o.shop_id, o.id, s.tax <> 0 from stated_orders s join orders o on o.shop_id = s.shop_id and o.external_id = s.order_ref
    where s.tax is not null
    union all
    select shop_id, order_id, true from ledger_entries where kind = 'tax' and order_id is not null
    union all
    -- A connected shop states the tax of each order.
    select shop_id, id, false from orders where told_by is not null
  ) as part group by shop_id, order_id
) as s where o.shop_id = s.shop_id and o.id = s.order_id;

-- Of how much of the sales the VAT is known.
insert into daily_coverage (shop_id, occurred_on, kind, known, counted, known_minor, counted_minor, cost_minor)
select shop_id, order_on, 'tax', count(*) filter (where stated), count(*), coalesce(sum(net) filter (where stated), 0), sum(net), 0
from (
  select o.shop_id, o.order_on, o.vat_stated is not null as stated,
    coalesce(sum(t.amount_minor) filter (where t.kind in ('sale', 'discount', 'refund', 'tax')), 0) as net
  from orders o left join order_totals t on t.shop_id = o.shop_id and t.order_id = o.id
  where o.kind = 'order' and coalesce(o.status, '') !~* '^(void|cancel|fail|expired|trash|rejected|declined)'
  group by o.shop_id, o.id
) as sold group by shop_id, order_on;
