-- The share of an order that each of its channels has by each model of attribution, in parts of 100,000: all that an order has in each. Written
-- with the campaigns of the orders (campaigns/attribute-orders.ts).
create table order_channels (
  shop_id uuid not null,
  order_id bigint not null,
  -- The platform of the campaign, else the source in lower case; '' where a campaign is known and its source is not.
  channel text collate "C" not null,
  -- The id of a campaign of the shop, else its name as pages had it; '' where a source is known alone.
  campaign text collate "C" not null,
  first integer not null,
  last integer not null,
  linear integer not null,
  position integer not null,
  primary key (shop_id, order_id, channel, campaign)
);
create index order_channels_channel_idx on order_channels (shop_id, channel, campaign, order_id);

-- What came of orders by day of their entries and by what they are grouped by: a model of attribution, or something that the orders
-- say. What belongs to no group is what these rows lack of customer_days. Kept up with the coverage (ledger/channel-days.ts).
create table channel_days (
  shop_id uuid not null,
  -- first, last, linear, position; store, country, payment_method, discount_code.
  grouped_by text collate "C" not null,
  occurred_on date not null,
  channel text collate "C" not null,
  campaign text collate "C" not null,
  -- Placed on the day, and those of them that are the first of their customers, by their shares.
  orders numeric(20, 5) not null,
  new_customers numeric(20, 5) not null,
  -- In minor units.
  net numeric(30, 5) not null,
  contribution numeric(30, 5) not null,
  primary key (shop_id, occurred_on, grouped_by, channel, campaign)
);
-- The same by month, by its first day.
create table channel_months (
  shop_id uuid not null,
  grouped_by text collate "C" not null,
  month date not null,
  channel text collate "C" not null,
  campaign text collate "C" not null,
  orders numeric(20, 5) not null,
  new_customers numeric(20, 5) not null,
  net numeric(30, 5) not null,
  contribution numeric(30, 5) not null,
  primary key (shop_id, grouped_by, month, channel, campaign)
);

do $$
declare name text;
begin
  foreach name in array array['order_channels', 'channel_days', 'channel_months']
  loop
    execute format('grant select, insert, update, delete on %I to adaos_app', name);
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

insert into order_channels (shop_id, order_id, channel, campaign, first, last, linear, position)
with ways as materialized (
  select distinct t.shop_id, ref collate "C" as ref, order_ref, position, campaign, source
  from order_touches t cross join unnest(array[t.order_ref, '#' || t.order_ref, ltrim(t.order_ref, '#')]) as ref
  where not (campaign = '' and lower(btrim(source)) in ('', 'direct', '(direct)', 'none', '(none)', '(not set)'))
), known as materialized (
  select t.shop_id, t.campaign, t.source, c.id, c.platform
  from (select distinct shop_id, campaign, source from ways where campaign <> '') as t
    join campaigns c on c.shop_id = t.shop_id and (lower(c.name) = lower(t.campaign) or c.external_id = t.campaign)
      and case when t.source ~* '^(google|adwords|gads)' then c.platform = 'Google Ads'
        when t.source ~* '^(facebook|fb|instagram|ig$|meta)' then c.platform = 'Meta Ads' else true end
), seen as (
  select t.shop_id, o.id as order_id, t.position, t.order_ref, t.campaign, t.source, (lower(t.campaign), lower(t.source)) is distinct from
    (lag(lower(t.campaign)) over one, lag(lower(t.source)) over one) as is_other
  from ways t join orders o on o.shop_id = t.shop_id and o.external_id = t.ref
  window one as (partition by o.id order by t.position, t.order_ref)
), placed as (
  select *, row_number() over (partition by order_id order by position, order_ref) as place from seen where is_other
), counted as (
  select shop_id, order_id, campaign, source, place, count(*) over (partition by order_id) as n from placed where place <= 20
), shared as (
  select *, case when place = 1 then 100000 else 0 end as first, case when place = n then 100000 else 0 end as last,
    case when place = 1 then 100000 - (n - 1) * (100000 / n) else 100000 / n end as linear,
    case when n = 1 then 100000 when n = 2 then 50000 when place in (1, n) then 40000
      when place = 2 then 20000 - (n - 3) * (20000 / (n - 2)) else 20000 / (n - 2) end as position
  from counted
), touch as (
  select t.*, case when k.id is not null then k.platform when t.campaign = '' then lower(btrim(t.source))
      when t.source ~* '^(google|adwords|gads)' then 'Google Ads'
      when t.source ~* '^(facebook|fb|instagram|ig$|meta)' then 'Meta Ads' else lower(btrim(t.source)) end as channel,
    coalesce(k.id::text, t.campaign) as way, row_number() over (partition by order_id, place order by k.id) as match,
    count(*) over (partition by order_id, place) as matches
  from shared t left join known k on k.shop_id = t.shop_id and k.campaign = t.campaign and k.source = t.source
)
select shop_id, order_id, channel, way,
  sum(case when match = 1 then first - (matches - 1) * (first / matches) else first / matches end),
  sum(case when match = 1 then last - (matches - 1) * (last / matches) else last / matches end),
  sum(case when match = 1 then linear - (matches - 1) * (linear / matches) else linear / matches end),
  sum(case when match = 1 then position - (matches - 1) * (position / matches) else position / matches end)
from touch group by shop_id, order_id, channel, way;

insert into channel_days (shop_id, grouped_by, occurred_on, channel, campaign, orders, new_customers, net, contribution)
with part as materialized (
  select shop_id, order_id, occurred_on, sum(orders) as orders, sum(new_customers) as new_customers, sum(net) as net,
    sum(contribution) as contribution
  from (
    select shop_id, order_id, occurred_on, 0 as orders, 0 as new_customers,
      case when kind in ('sale', 'discount', 'refund', 'tax') then amount_minor else 0 end as net, amount_minor as contribution
    from order_totals where kind <> 'ad_spend'
    union all
    -- Those that were called off do not count, as 0051 has it.
    select shop_id, id, order_on, 1, 0, 0, 0 from orders o
    where kind = 'order' and coalesce(status, '') !~* '^(void|cancel(?!.*revers)|fail|expired|trash|rejected|declined)'
      and not exists (
        select from order_statements s where s.shop_id = o.shop_id and s.order_id = o.id and s.state = 'cancelled')
    union all
    select shop_id, order_id, order_on, 0, 1, 0, 0 from customer_orders where counted and number = 1
  ) as each group by shop_id, order_id, occurred_on
), said as (
  select o.shop_id, o.id,
    coalesce(nullif(btrim(o.store), ''), case o.told_by when 'shopify' then 'Shopify' when 'woocommerce' then 'WooCommerce' end) as store,
    nullif(btrim(o.country), '') as country, nullif(btrim(o.payment_method), '') as payment_method
  from orders o
)
select p.shop_id, case when grouping(store) = 0 then 'store' when grouping(country) = 0 then 'country' else 'payment_method' end,
  occurred_on, coalesce(store, country, payment_method), '', sum(orders), sum(new_customers), sum(net), sum(contribution)
from part p join said on said.shop_id = p.shop_id and said.id = p.order_id
group by p.shop_id, occurred_on, grouping sets ((store), (country), (payment_method))
having coalesce(store, country, payment_method) is not null
union all
select p.shop_id, share.model, occurred_on, channel, campaign, sum(orders * share.share) / 100000.0,
  sum(new_customers * share.share) / 100000.0, sum(net * share.share) / 100000.0, sum(contribution * share.share) / 100000.0
from part p join order_channels c on c.shop_id = p.shop_id and c.order_id = p.order_id
  cross join lateral (values ('first', c.first), ('last', c.last), ('linear', c.linear), ('position', c.position)) as share(model, share)
where share.share > 0
group by p.shop_id, share.model, occurred_on, channel, campaign;

insert into channel_months (shop_id, grouped_by, month, channel, campaign, orders, new_customers, net, contribution)
select shop_id, grouped_by, date_trunc('month', occurred_on)::date, channel, campaign, sum(orders), sum(new_customers), sum(net),
  sum(contribution)
from channel_days group by 1, 2, 3, 4, 5;
