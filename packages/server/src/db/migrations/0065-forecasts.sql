-- What is expected of a shop if nothing changes, as it was computed last: of the whole, and of its families, products and channels.
create table forecasts (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  part text not null check (part in ('shop', 'family', 'product', 'channel')),
  key text collate "C" not null,
  -- The last day of orders that it follows from.
  last_day date not null,
  made_at timestamptz not null,
  content jsonb not null,
  primary key (shop_id, part, key)
);

-- Days on which the shop sells more or less by its owner's own doing. The same name again is the same event another time.
create table sales_events (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  name text not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  primary key (shop_id, id)
);

grant select, insert, update, delete on forecasts, sales_events to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['forecasts', 'sales_events'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
