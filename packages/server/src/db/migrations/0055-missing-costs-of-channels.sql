-- The costs that one of the orders of a row lacks, as bits: 1 cogs, 2 shipping_cost, 4 handling, 8 payment_fee, 16 platform_fee,
-- 32 return_shipping_cost (ledger/lacking-orders.ts). Kept up with the rest of the rows.
alter table channel_days add column missing integer not null default 0;
alter table channel_months add column missing integer not null default 0;

create temporary table lacking_orders on commit drop as
with bits as (
  select * from (values ('cogs', 1), ('shipping_cost', 2), ('handling', 4), ('payment_fee', 8), ('platform_fee', 16),
    ('return_shipping_cost', 32)) as b(kind, bit)
), unknown as materialized (
  select shop_id, occurred_on, coalesce(bit_or(bit) filter (where kind = 'cogs'), 0) as goods,
    coalesce(bit_or(bit) filter (where kind = 'return_shipping_cost'), 0) as returns,
    coalesce(bit_or(bit) filter (where kind not in ('cogs', 'return_shipping_cost')), 0) as placed
  from daily_coverage join bits using (kind) where known = 0 and counted > 0 group by shop_id, occurred_on
)
select shop_id, order_id, occurred_on, bit_or(missing) as missing
from (
  select t.shop_id, t.order_id, t.occurred_on, case when kind = 'sale' then goods else returns end as missing
  from order_totals t join unknown u on u.shop_id = t.shop_id and u.occurred_on = t.occurred_on
  where kind = 'sale' and amount_minor > 0 or kind = 'refund' and amount_minor < 0
  union all
  select o.shop_id, o.id, o.order_on, placed
  from orders o join unknown u on u.shop_id = o.shop_id and u.occurred_on = o.order_on where o.kind = 'order'
  union all
  select shop_id, order_id, occurred_on, bit from order_gaps join bits using (kind)
) as each
where (shop_id, order_id) not in (select shop_id, id from orders where is_called_off(status))
group by shop_id, order_id, occurred_on having bit_or(missing) > 0;
analyze lacking_orders;

update channel_days d set missing = m.missing
from (
  select l.shop_id, said.grouped_by, l.occurred_on, said.channel, '' as campaign, bit_or(l.missing) as missing
  from lacking_orders l join orders o on o.shop_id = l.shop_id and o.id = l.order_id cross join lateral (values
    ('store', coalesce(nullif(btrim(o.store), ''),
      case o.told_by when 'shopify' then 'Shopify' when 'woocommerce' then 'WooCommerce' end, o.file_name)),
    ('country', nullif(btrim(o.country), '')), ('payment_method', nullif(btrim(o.payment_method), '')),
    ('discount_code', upper(nullif(btrim(o.discount_code), '')))) as said(grouped_by, channel)
  where said.channel is not null group by 1, 2, 3, 4
  union all
  select l.shop_id, share.model, l.occurred_on, c.channel, c.campaign, bit_or(l.missing)
  from lacking_orders l join order_channels c on c.shop_id = l.shop_id and c.order_id = l.order_id
    cross join lateral (values ('first', c.first), ('last', c.last), ('linear', c.linear), ('position', c.position)) as share(model, share)
  where share.share > 0 group by 1, 2, 3, 4, 5
) as m
where d.shop_id = m.shop_id and d.grouped_by = m.grouped_by and d.occurred_on = m.occurred_on and d.channel = m.channel
  and d.campaign = m.campaign;
update channel_months d set missing = m.missing
from (
  select shop_id, grouped_by, date_trunc('month', occurred_on)::date as month, channel, campaign, bit_or(missing) as missing
  from channel_days where missing > 0 group by 1, 2, 3, 4, 5
) as m
where d.shop_id = m.shop_id and d.grouped_by = m.grouped_by and d.month = m.month and d.channel = m.channel and d.campaign = m.campaign;
