-- What comes with orders by the hundred thousand has no foreign key to them, as entries of the ledger have none: it is written
-- in the transaction of its orders, which nobody deletes. While that goes on, statistics that are taken of the orders find none
-- that counts, and each check then read all orders of the shop by their day.
alter table order_lines drop constraint order_lines_shop_id_order_id_fkey;
alter table order_campaigns drop constraint order_campaigns_shop_id_order_id_fkey;
alter table order_facts drop constraint order_facts_shop_id_order_id_fkey;
