-- Where a person receives text messages, whatever shop is open; which notices, each shop's choices say.
create table sms_numbers (
  account_id uuid primary key references accounts (id) on delete cascade,
  -- Sealed as the keys of stores are.
  sealed bytea not null,
  -- What is shown of it: its last three digits.
  hint text not null,
  -- Nothing but the code is sent before.
  verified_at timestamptz,
  code_hash bytea,
  code_ends_at timestamptz
);
grant select, insert, update, delete on sms_numbers to adaos_app;
