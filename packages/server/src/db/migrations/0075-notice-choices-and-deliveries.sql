-- Which notices reach whom by which way, and what was delivered.

-- What is delivered otherwise, but not wanted under the bell, is no row that the bell shows. `subject` is the thing of an alert or
-- action, so that the same one is not reported again within days.
alter table notifications
  add column bell boolean not null default true,
  add column subject text;
drop index notifications_unread_idx;
create index notifications_unread_idx on notifications (shop_id, account_id) where read_at is null and bell;

-- What a member has chosen otherwise than the defaults: `{"alerts.email": true}`.
create table notice_choices (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  account_id uuid not null,
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (shop_id, account_id),
  foreign key (shop_id, account_id) references members (shop_id, account_id) on delete cascade
);

-- What goes out, and what became of it: the outbox and its log. One that collects takes further notices until it is due.
create table notice_deliveries (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  -- Null where it goes to the shop's own address.
  account_id uuid,
  channel text not null,
  -- Of a summary its period, `2026-11-23`; of others empty.
  period text not null default '',
  state text not null check (state in ('collecting', 'waiting', 'sent', 'failed', 'dropped')),
  -- What it reports: `[{"code": "alert.fraud_rate", "values": {}}]`.
  notices jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  tries int not null default 0,
  ended_at timestamptz,
  -- Why the last try failed, as a code.
  problem text,
  primary key (shop_id, id),
  foreign key (shop_id, account_id) references members (shop_id, account_id) on delete cascade
);
-- One summary for a person and period, and one that collects for each way.
create unique index notice_deliveries_period_key on notice_deliveries (shop_id, account_id, channel, period) where period <> '';
create unique index notice_deliveries_collecting_key on notice_deliveries (shop_id, account_id, channel) nulls not distinct where state = 'collecting';
create index notice_deliveries_account_idx on notice_deliveries (shop_id, account_id, created_at desc);

grant select, insert, update, delete on notice_choices, notice_deliveries to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['notice_choices', 'notice_deliveries'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

-- Shops with something that collects, and when it is due. It belongs to no shop: the senders look for them here.
create table due_deliveries (
  of_shop uuid primary key,
  due_at timestamptz not null
);
create index due_deliveries_due_idx on due_deliveries (due_at);
grant select, insert, update, delete on due_deliveries to adaos_app;
