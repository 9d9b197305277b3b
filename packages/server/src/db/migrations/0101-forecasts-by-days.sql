-- What is kept lacks the days, the months of the past and the courses of parts: it is computed again, at the next evaluation or look.
delete from forecasts;

-- What a shop has changed of the calendar that the forecast counts: a known event switched off for every year (year 0), or its days in one.
create table calendar_changes (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- As the calendar names it: `black_friday`, `public_holiday/12-25`.
  event text collate "C" not null,
  year int not null check (year = 0 or year between 1990 and 2200),
  from_on date,
  to_on date check (to_on >= from_on),
  primary key (shop_id, event, year),
  check ((year = 0) = (from_on is null) and (from_on is null) = (to_on is null))
);

grant select, insert, update, delete on calendar_changes to adaos_app;
alter table calendar_changes enable row level security;
create policy own_shop on calendar_changes to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
