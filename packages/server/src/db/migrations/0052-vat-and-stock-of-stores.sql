-- A rule of VAT that counts also where an order's platform or file states a VAT of 0, as one does whose taxes are not set up.
alter table cost_rules add column over_zero boolean not null default false check (kind = 'tax' or not over_zero);

-- The VAT of what was given back is posted apart from that of what was sold. What was posted of both is divided by their amounts, as one
-- rate has divided it; where both are the same there was none.
with cell as (
  select shop_id, order_id, order_line_id, occurred_on, min(order_on) as order_on, min(currency) filter (where source_ref like 'vat:%') as currency,
    coalesce(sum(shop_amount_minor) filter (where source_ref like 'vat:%'), 0) as posted,
    count(*) filter (where source_ref like 'vat:%') as times,
    coalesce(sum(shop_amount_minor) filter (where kind = 'refund'), 0) as refund,
    coalesce(sum(shop_amount_minor) filter (where source_ref not like 'vat:%' and kind <> 'tax'), 0) as gross
  from ledger_entries
  where shop_id in (select shop_id from cost_rules where kind = 'tax') and kind in ('sale', 'discount', 'refund', 'tax')
    and order_id is not null
  group by shop_id, order_id, order_line_id, occurred_on
), moved as (
  select *, round(posted * refund / gross)::bigint as amount from cell where refund <> 0 and posted <> 0 and gross <> 0
)
insert into ledger_entries (shop_id, kind, order_id, order_line_id, amount_minor, currency, shop_amount_minor, occurred_on, order_on,
  source_ref, quality, known)
select shop_id, 'tax', order_id, order_line_id, side.moved, currency, side.moved, occurred_on, order_on,
  'vat:' || side.part || ':' || coalesce(order_line_id::text, 'order-' || order_id) || ':' || occurred_on || ':' || side.place, 'rule',
  side.known
from moved cross join lateral (values ('tax', -amount, times, 0), ('refund', amount, 0, 1)) as side(part, moved, place, known)
where amount <> 0;

-- When the stock of all products of a connected store was last read, and where a reading that is under way goes on.
alter table connections add column stock_read_at timestamptz, add column stock_cursor text;
