-- What would raise a shop's profit. One row for each rule and thing: it is updated while its cause holds.
create table actions (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  code text not null,
  subject text not null,
  type text not null,
  impact text not null,
  effort text not null,
  title text not null,
  description text not null,
  values jsonb not null,
  missing text[] not null,
  basis text not null check (basis in ('gain', 'doubt')),
  -- Expected a month, in minor units, with the bounds of four cases in five; or why that is not known, and from when it can be.
  effect_minor bigint,
  low_minor bigint,
  high_minor bigint,
  gap text,
  known_from date,
  -- What shows whether it helped, and what four weeks would bring without it, in minor units.
  measure text check (measure in ('campaign', 'product', 'cost')),
  measure_key text,
  without_minor bigint,
  holds boolean not null,
  status text not null check (status in ('open', 'snoozed', 'done', 'dismissed')),
  raised_at timestamptz not null,
  ended_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  snoozed_until timestamptz,
  dismissal text,
  note text,
  -- Of one that was done or dismissed: what was expected then.
  decided_minor bigint,
  decided_low_minor bigint,
  decided_high_minor bigint,
  decided_without_minor bigint,
  done_on date,
  happened_minor bigint,
  primary key (shop_id, id),
  unique (shop_id, code, subject),
  check ((effect_minor is null) = (gap is not null))
);

-- Its history. Nothing is changed or deleted.
create table action_events (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id bigint generated always as identity,
  action_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  event text not null check (event in ('raised', 'ended', 'done', 'snooze', 'dismiss', 'reopen', 'returned', 'measured')),
  account_id uuid,
  reason text,
  note text,
  until timestamptz,
  amount_minor bigint,
  primary key (shop_id, id)
);
create index action_events_action_idx on action_events (shop_id, action_id, id);

-- When the alerts and actions of a shop were last brought in line with its data.
create table evaluations (
  shop_id uuid primary key references shops (shop_id) on delete cascade,
  evaluated_at timestamptz not null
);

grant select, insert, update, delete on actions, evaluations to adaos_app;
grant select, insert on action_events to adaos_app;
do $$
declare name text;
begin
  foreach name in array array['actions', 'action_events', 'evaluations'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
