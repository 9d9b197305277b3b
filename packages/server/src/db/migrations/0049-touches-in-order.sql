-- What an order is grouped by: the discount codes that it was placed with, and the file that it came in first.
alter table orders add column discount_code text, add column file_name text;

-- The ways of an order's customer in their order. One and the same may come twice. Those known so far have the order in which they
-- were reported; a store's own comes after those that the script in the shop's pages has seen.
alter table order_touches add column position integer;
update order_touches t set position = n.position
from (
  select shop_id, order_ref, campaign, source,
    row_number() over (partition by shop_id, order_ref order by touched_at, ctid) as position
  from order_touches
) as n
where n.shop_id = t.shop_id and n.order_ref = t.order_ref and n.campaign = t.campaign and n.source = t.source;
alter table order_touches alter column position set not null, drop constraint order_touches_pkey,
  add primary key (shop_id, order_ref, position);
