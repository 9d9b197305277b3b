-- Sums of the ledger, of orders by day and of products by month are kept by the code that writes (ledger/append-entries.ts,
-- ledger/daily-orders.ts, ledger/product-months.ts), in the same transaction: it does so once for what it writes, and a database that is
-- spread over several machines has no triggers on the tables of a shop.
drop trigger roll_up_ledger on ledger_entries;
drop trigger roll_up_order_entries on ledger_entries;
drop trigger roll_up_orders on orders;
drop trigger roll_up_changed_orders on orders;
drop trigger roll_up_product_days on product_days;
drop trigger roll_up_removed_product_days on product_days;
drop function roll_up_ledger();
drop function roll_up_order_entries();
drop function roll_up_orders();
drop function roll_up_changed_orders();
drop function roll_up_product_days();
