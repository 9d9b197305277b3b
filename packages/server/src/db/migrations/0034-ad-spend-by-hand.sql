-- Whether the campaign's platform reported the day, or somebody entered its spend by hand. A reported day counts before an entered one.
alter table campaign_days add column reported boolean not null default true;

-- Ad spend entered by hand. An entry never changes: it is taken back, and entered again.
create table ad_spend_entries (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The campaign that the spend is of. One that nobody else knows goes with its last entry, so this is no foreign key.
  campaign_id uuid not null,
  -- As they were entered: a report may rename the campaign later.
  platform text not null,
  campaign text not null,
  -- In minor units of its own currency.
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  first_on date not null,
  last_on date not null check (last_on >= first_on),
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  primary key (shop_id, id)
);

-- What an entry is for each of its days, in minor units of the shop's currency, by the rate known when it was entered.
create table ad_spend_days (
  shop_id uuid not null,
  entry_id uuid not null,
  day date not null,
  spend_minor bigint not null check (spend_minor >= 0),
  primary key (shop_id, entry_id, day),
  foreign key (shop_id, entry_id) references ad_spend_entries (shop_id, id) on delete cascade
);

grant select, insert, update on ad_spend_entries to adaos_app;
grant select, insert on ad_spend_days to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['ad_spend_entries', 'ad_spend_days'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
