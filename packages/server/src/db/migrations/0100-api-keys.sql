-- Keys by which programs read a shop, each with rights of its own, never more than its maker has. It goes with the membership of its maker.
create table api_keys (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  -- The part of the key by which it is found; it is shown in lists. The key itself is kept nowhere.
  prefix text not null,
  -- SHA-256 of the whole key.
  hash bytea not null,
  name text not null,
  role text not null check (role in ('viewer', 'manager', 'admin')),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (shop_id, id),
  unique (shop_id, prefix),
  foreign key (shop_id, account_id) references members (shop_id, account_id) on delete cascade
);

grant select, insert, update, delete on api_keys to adaos_app;
alter table api_keys enable row level security;
create policy own_shop on api_keys to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
