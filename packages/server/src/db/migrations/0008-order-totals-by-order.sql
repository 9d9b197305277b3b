-- What became of an order on later days: its refunds and disputes, found without reading the days.
create index order_totals_order_idx on order_totals (shop_id, order_id);
