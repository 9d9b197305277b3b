-- Accounts are persons and belong to no shop; a membership ties one to a shop with a role.
create table accounts (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  language text not null default 'en',
  phone text,
  email_verified_at timestamptz,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index accounts_email_key on accounts (lower(email));

create table shops (
  shop_id uuid primary key,
  name text not null,
  registration_number text,
  currency char(3),
  timezone text not null default 'UTC',
  created_at timestamptz not null default now()
);

create table members (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null default 'viewer' check (role in ('viewer', 'manager', 'admin')),
  created_at timestamptz not null default now(),
  primary key (shop_id, account_id)
);
create unique index members_account_key on members (account_id, shop_id);

-- A session is one sign-in. Its refresh tokens form one family: reuse of an old one ends the session.
create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text
);
create index sessions_account_idx on sessions (account_id) where ended_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Set when the token was exchanged for the next one.
  replaced_at timestamptz,
  replaced_by bytea
);
create index refresh_tokens_session_idx on refresh_tokens (session_id);
create index refresh_tokens_current_idx on refresh_tokens (session_id) where replaced_at is null;

create table email_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_account_idx on email_tokens (account_id, purpose);

-- Counters of rate-limiter-flexible. Unlogged: each try counts without waiting for the disk; a crash forgets them.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
