-- Filters, sort and columns of a list under a name: of one person, or shared in the shop. It goes with the membership of its owner.
create table saved_views (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  shared boolean not null,
  saved_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, account_id, list, name),
  foreign key (shop_id, account_id) references members (shop_id, account_id) on delete cascade
);

create index saved_views_shared on saved_views (shop_id, list) where shared;

grant select, insert, update, delete on saved_views to adaos_app;
alter table saved_views enable row level security;
create policy own_shop on saved_views to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
