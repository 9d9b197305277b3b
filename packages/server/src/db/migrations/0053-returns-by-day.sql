-- Returns among the lines, by their day.
create index order_lines_back_idx on order_lines (shop_id, placed_on) where quantity < 0;
-- The few that are booked apart from orders: refunds and adjustments.
create index orders_apart_idx on orders (shop_id, order_on) where kind <> 'order';
