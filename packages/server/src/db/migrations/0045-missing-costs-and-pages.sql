-- The kinds of cost that a ratio in an alert lacks: it is at most as given. Alerts that hold are written again when they are next read.
alter table alerts add column missing text[] not null default '{}';

-- Visits: pages that were opened from elsewhere and not from another page of the shop.
alter table pixel_days add column visits bigint not null default 0;
-- Which pages of the shop were seen on a day: their paths without what could show who saw them, under an empty path where there are
-- too many to be counted each by itself.
create table pixel_pages (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  integration_id uuid not null,
  day date not null,
  path text collate "C" not null check (length(path) <= 200),
  views bigint not null default 0,
  visits bigint not null default 0,
  primary key (shop_id, integration_id, day, path),
  foreign key (shop_id, integration_id) references integrations (shop_id, id) on delete cascade
);
grant select, insert, update, delete on pixel_pages to adaos_app;
alter table pixel_pages enable row level security;
create policy own_shop on pixel_pages to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
