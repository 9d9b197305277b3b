-- What comes by the hundred thousand with its orders has no foreign key to them, as the ledger's entries have none: nobody deletes
-- an order. Statistics that the database takes of the orders while an import writes them count none of them; each check then
-- read all orders of the shop by their day.
alter table order_lines drop constraint order_lines_shop_id_order_id_fkey;
alter table order_campaigns drop constraint order_campaigns_shop_id_order_id_fkey;
alter table order_facts drop constraint order_facts_shop_id_order_id_fkey;
