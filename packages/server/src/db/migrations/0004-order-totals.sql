-- Sums of the ledger by day and order, kept up with each entry: the orders behind a figure without reading their lines.
create table order_totals (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  occurred_on date not null,
  order_id bigint not null,
  kind text not null,
  amount_minor bigint not null,
  entries bigint not null,
  primary key (shop_id, occurred_on, order_id, kind)
);

create function roll_up_order_entries() returns trigger language plpgsql as $$
begin
  insert into order_totals as t (shop_id, occurred_on, order_id, kind, amount_minor, entries)
  select shop_id, occurred_on, order_id, kind, sum(shop_amount_minor), count(*)
  from added where order_id is not null group by shop_id, occurred_on, order_id, kind
  order by shop_id, occurred_on, order_id, kind
  on conflict (shop_id, occurred_on, order_id, kind)
  do update set amount_minor = t.amount_minor + excluded.amount_minor, entries = t.entries + excluded.entries;
  return null;
end $$;
create trigger roll_up_order_entries after insert on ledger_entries
  referencing new table as added for each statement execute function roll_up_order_entries();

grant select, insert, update, delete on order_totals to adaos_app;
alter table order_totals enable row level security;
create policy own_shop on order_totals to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
