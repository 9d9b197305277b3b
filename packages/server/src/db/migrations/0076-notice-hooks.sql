-- Where a shop's notices are posted: the incoming webhook of a channel of Slack or Teams.
create table notice_hooks (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  kind text not null check (kind in ('slack', 'teams')),
  -- The address opens the channel to who knows it: it is sealed as the keys of stores are.
  sealed bytea not null,
  -- What is shown of it: its host and last letters.
  hint text not null,
  topics text[] not null,
  language text not null,
  changed_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Tries in a row that failed, and the last of them.
  failures int not null default 0,
  failed_at timestamptz,
  problem text,
  -- When it was switched off for failing.
  off_at timestamptz,
  primary key (shop_id, kind)
);

grant select, insert, update, delete on notice_hooks to adaos_app;
alter table notice_hooks enable row level security;
create policy own_shop on notice_hooks to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
