-- What is ordered of suppliers. A draft can be changed, what is ordered only received or cancelled.
create table purchase_orders (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  -- Counted from 1 in each shop.
  number integer not null,
  supplier_id uuid not null,
  state text not null check (state in ('draft', 'ordered', 'cancelled')),
  ordered_on date,
  -- When the supplier is to deliver; null where nobody has said.
  due_on date,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  primary key (shop_id, id),
  unique (shop_id, number),
  foreign key (shop_id, supplier_id) references suppliers (shop_id, id) on delete cascade,
  check (state <> 'ordered' or ordered_on is not null)
);
create index purchase_orders_supplier_idx on purchase_orders (shop_id, supplier_id);

create table purchase_order_lines (
  shop_id uuid not null,
  order_id uuid not null,
  -- The product's code in the orders of customers.
  sku text not null,
  product text not null,
  place integer not null,
  units numeric not null check (units > 0),
  -- What one unit costs, in minor units of the shop's currency; null where it is not known.
  cost_minor numeric(20, 4) check (cost_minor >= 0),
  primary key (shop_id, order_id, sku),
  foreign key (shop_id, order_id) references purchase_orders (shop_id, id) on delete cascade
);

-- Goods that came in. Nothing is changed or deleted: one that was entered by mistake has an opposite one that undoes it.
create table goods_receipts (
  shop_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  received_on date not null,
  -- From when its units are on the shelf: a later count has them already. That of an opposite receipt is the same.
  shelved_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  undoes uuid,
  primary key (shop_id, id),
  unique (shop_id, undoes),
  foreign key (shop_id, order_id) references purchase_orders (shop_id, id) on delete cascade,
  foreign key (shop_id, undoes) references goods_receipts (shop_id, id) on delete cascade
);
create index goods_receipts_order_idx on goods_receipts (shop_id, order_id);

create table goods_receipt_lines (
  shop_id uuid not null,
  receipt_id uuid not null,
  sku text not null,
  -- Negative where it undoes.
  units numeric not null check (units <> 0),
  primary key (shop_id, receipt_id, sku),
  foreign key (shop_id, receipt_id) references goods_receipts (shop_id, id) on delete cascade
);

-- What a supplier sells at the least, and in which steps; null where it is not known.
alter table stock_items add column least_units numeric check (least_units > 0), add column pack_units numeric check (pack_units > 0);

grant select, insert, update, delete on purchase_orders, purchase_order_lines to adaos_app;
grant select, insert on goods_receipts, goods_receipt_lines to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['purchase_orders', 'purchase_order_lines', 'goods_receipts', 'goods_receipt_lines'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

-- The deliveries that were kept without their goods become orders and receipts.
insert into purchase_orders (shop_id, id, number, supplier_id, state, ordered_on, due_on)
select shop_id, id, row_number() over (partition by shop_id order by ordered_on, id), supplier_id, 'ordered', ordered_on, due_on from deliveries;
insert into goods_receipts (shop_id, id, order_id, received_on, shelved_at)
select shop_id, id, id, received_on, received_on from deliveries where received_on is not null;
drop table deliveries;

-- Each delivery with the days that it was ordered, due and received on: a receipt that was not undone, and what has not come at all.
create view deliveries with (security_invoker = true) as
select r.shop_id, r.id, o.supplier_id, o.ordered_on, o.due_on, r.received_on
from goods_receipts r join purchase_orders o on o.shop_id = r.shop_id and o.id = r.order_id
where r.undoes is null and not exists (select from goods_receipts u where u.shop_id = r.shop_id and u.undoes = r.id)
union all
select o.shop_id, o.id, o.supplier_id, o.ordered_on, o.due_on, null
from purchase_orders o
where o.state = 'ordered' and not exists (
  select from goods_receipts r where r.shop_id = o.shop_id and r.order_id = o.id and r.undoes is null
    and not exists (select from goods_receipts u where u.shop_id = r.shop_id and u.undoes = r.id));
grant select on deliveries to adaos_app;
