-- Browsers that receive push messages. They belong to a person, whatever shop is open; what is sent there each shop's choices say.
create table push_devices (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- The login that added it. One that ends takes its device along; one that is only too old does not.
  session_id uuid references sessions (id) on delete set null,
  -- One row for a browser: who added it last has it.
  endpoint_hash bytea not null unique,
  -- Endpoint and keys, sealed as the keys of stores are: who has them can send.
  sealed bytea not null,
  device text,
  detailed boolean not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index push_devices_account_idx on push_devices (account_id);
create index push_devices_session_idx on push_devices (session_id);
grant select, insert, update, delete on push_devices to adaos_app;

-- After a logout, also one from elsewhere, nothing is sent there any more.
create function forget_push_devices() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $$;
create trigger forget_push_devices after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function forget_push_devices();

-- The devices that have taken a message: a later try leaves them alone.
alter table notice_deliveries add column reached uuid[] not null default '{}';
