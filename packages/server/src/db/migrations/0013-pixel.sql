-- What the script in a shop's own pages counts: pages and purchases by day and by the campaign that the visitor came by. Nothing
-- distinguishes the visitors.
create table pixel_days (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  integration_id uuid not null,
  day date not null,
  -- Empty for visitors who came by no campaign.
  campaign text not null,
  source text not null,
  views bigint not null default 0,
  purchases bigint not null default 0,
  last_at timestamptz not null default now(),
  primary key (shop_id, integration_id, day, campaign, source),
  foreign key (shop_id, integration_id) references integrations (shop_id, id) on delete cascade
);
grant select, insert, update, delete on pixel_days to adaos_app;
alter table pixel_days enable row level security;
create policy own_shop on pixel_days to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
