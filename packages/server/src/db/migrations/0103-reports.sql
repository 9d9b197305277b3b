-- What a person of the shop asks for again and again: metrics, what they are grouped by, a period that moves with the days. It goes with
-- the membership of its owner, unless it is shared. Removed ones can be restored for a day.
create table reports (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  -- Null: its owner has left the shop, and it was shared.
  account_id uuid,
  name text not null,
  -- A ReportDefinition of the contract.
  definition jsonb not null,
  shared boolean not null,
  -- The highest of its metrics.
  role text not null check (role in ('viewer', 'manager', 'admin')),
  changed_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (shop_id, id),
  check (account_id is not null or shared)
);

create index reports_by_owner on reports (shop_id, account_id);

grant select, insert, update, delete on reports to adaos_app;
alter table reports enable row level security;
create policy own_shop on reports to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
