alter table accounts
  add column avatar text,
  -- The language of the mails is settled at the registration; true once the person has chosen it.
  add column language_chosen boolean not null default false,
  add column timezone text,
  add column notify_email boolean not null default true,
  add column notify_push boolean not null default false,
  add column notify_sms boolean not null default false,
  add column last_login_at timestamptz,
  -- The new address, until it is confirmed by the mail sent there.
  add column pending_email text,
  -- Added by an admin, who vouches for the address until the person has confirmed it.
  add column invited_at timestamptz,
  -- One of those who answer the support of the whole platform.
  add column operator boolean not null default false;

alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens
  -- The address that a token of the purpose change-email confirms.
  add column email text,
  add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change-email')),
  add constraint email_tokens_email_check check ((purpose = 'change-email') = (email is not null));

-- The second factor of a login. It counts once it is confirmed by a code.
create table second_factors (
  account_id uuid primary key references accounts (id) on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: neither it nor an older one is good again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table backup_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Browsers that an account has logged in from, by the digest of what they are.
create table known_devices (
  account_id uuid not null references accounts (id) on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  primary key (account_id, device_hash)
);

create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  company text not null,
  message text not null,
  language text not null,
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);

grant select, insert, update, delete on second_factors, backup_codes, known_devices, contact_messages to adaos_app;

create table notifications (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id bigint generated always as identity,
  account_id uuid not null,
  code text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, account_id) references members (shop_id, account_id) on delete cascade
);
create index notifications_account_idx on notifications (shop_id, account_id, id desc);
create index notifications_unread_idx on notifications (shop_id, account_id) where read_at is null;

-- What admins and managers have done. It can only be added to; people are named as they were then.
create table audit_entries (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id bigint generated always as identity,
  created_at timestamptz not null default clock_timestamp(),
  action text not null,
  actor_id uuid,
  actor_name text,
  target_id uuid,
  target text,
  details jsonb not null default '{}',
  primary key (shop_id, id)
);

grant select, insert, update, delete on notifications to adaos_app;
grant select, insert on audit_entries to adaos_app;

do $$
declare name text;
begin
  foreach name in array array['notifications', 'audit_entries']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;
