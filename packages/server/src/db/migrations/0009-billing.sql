-- What a shop has subscribed to, as the payment provider last reported it.
create table subscriptions (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- The provider's own id.
  id text not null,
  provider text not null check (provider in ('stripe', 'sandbox')),
  customer_id text not null,
  plan text not null,
  status text not null,
  price_minor bigint not null,
  currency text not null,
  started_at timestamptz not null,
  period_end timestamptz not null,
  -- The service ends then; null while it renews.
  cancel_at timestamptz,
  ended_at timestamptz,
  -- The plan from the next billing on, where another was chosen.
  next_plan text,
  chosen_by uuid,
  synced_at timestamptz not null default now(),
  primary key (shop_id, id)
);

-- Each beginning of a checkout; an open one of the same plan is used again, so that two clicks make one.
create table checkouts (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  plan text not null,
  provider_session_id text,
  url text,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (shop_id, id)
);

create table shop_usage (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  month date not null,
  api_calls bigint not null default 0,
  primary key (shop_id, month)
);

-- Events of the provider that have been taken in, by their id.
create table billing_events (
  id text primary key,
  type text not null,
  subscription_id text,
  received_at timestamptz not null default now(),
  done_at timestamptz
);

-- The sandbox provider's own records: it stands in for a provider outside, so nothing here is trusted more than that.
create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null,
  reference uuid not null,
  chosen_by uuid,
  plan text not null,
  price_minor bigint not null,
  started_at timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  next_plan text,
  ended_at timestamptz
);
create table sandbox_checkouts (
  id text primary key,
  idempotency_key text not null unique,
  customer_id text not null,
  reference uuid not null,
  chosen_by uuid,
  shop_name text not null,
  plan text not null,
  price_minor bigint not null,
  status text not null default 'open' check (status in ('open', 'paid', 'cancelled', 'expired')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  subscription_id text references sandbox_subscriptions (id)
);

grant select, insert, update, delete on subscriptions, checkouts, shop_usage, billing_events, sandbox_subscriptions,
  sandbox_checkouts to adaos_app;

do $$
declare name text;
begin
  foreach name in array array['subscriptions', 'checkouts', 'shop_usage']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
