-- A change of a cost writes one in seven of the rows that an order has in its totals, and each row of what products cost by day and of what
-- customers contributed by month. Where their pages have room for it, the new version of a row stays in its page, and no index is
-- written. What is there already is as full as it is, until it is written again. Tables that a screen reads whole have no such room.
alter table order_totals set (fillfactor = 85);
alter table product_days set (fillfactor = 50);
alter table customer_months set (fillfactor = 50);
