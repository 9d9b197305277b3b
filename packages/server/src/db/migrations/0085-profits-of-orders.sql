-- What each order has earned, apart from what it was charged: a change of costs writes a short row and two indexes in place of a long one
-- and four. Kept up as `order_sums` is (ledger/order-sums.ts).
create table order_profits (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  order_id bigint not null,
  -- Null while the goods' cost is known for too little of the order.
  profit_minor bigint,
  primary key (shop_id, order_id)
);
insert into order_profits (shop_id, order_id, profit_minor)
select shop_id, order_id, profit_minor from order_sums order by shop_id, order_id;
create index order_profits_profit_idx on order_profits (shop_id, profit_minor, order_id);
analyze order_profits;
alter table order_sums drop column profit_minor;

grant select, insert, update, delete on order_profits to adaos_app;
alter table order_profits enable row level security;
create policy own_shop on order_profits to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
