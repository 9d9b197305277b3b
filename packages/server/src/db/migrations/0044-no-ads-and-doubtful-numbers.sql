-- Days on which the owner says that no ads ran. A statement never changes: it is taken back. It counts on days without ad spend.
create table no_ads_periods (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  first_on date not null,
  last_on date not null check (last_on >= first_on),
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  primary key (shop_id, id)
);

-- Sales of one number that were read as one order although they lie days apart and nothing shows whose they are: of the days from
-- `earlier_on` and from `later_on`.
create table number_doubts (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  number text collate "C" not null,
  earlier_on date not null,
  later_on date not null check (later_on > earlier_on),
  noted_at timestamptz not null default clock_timestamp(),
  primary key (shop_id, number, later_on)
);

-- What the owner said of such sales. A decision never changes: the newest of a number and day holds.
create table number_decisions (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id bigint generated always as identity,
  number text collate "C" not null,
  later_on date not null,
  -- Whether the sales from this day on are of another order than those before it.
  is_other boolean not null,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  primary key (shop_id, id)
);
create index number_decisions_number_idx on number_decisions (shop_id, number, later_on);

alter table imports add column doubtful_numbers integer not null default 0;

grant select, insert, update on no_ads_periods to adaos_app;
grant select, insert, update on number_doubts to adaos_app;
grant select, insert on number_decisions to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['no_ads_periods', 'number_doubts', 'number_decisions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
