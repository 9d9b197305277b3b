-- Anyone who proves the address of an account without a password chooses one by mail.
alter table accounts alter column password_hash drop not null;

-- Of several shops a person works in the one opened last; until one is opened, in the first.
alter table members add column opened_at timestamptz;

-- A place in a shop that waits for the owner of an address to accept it. There is no account behind it: nobody can log in by it.
create table invitations (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  email text not null,
  name text not null,
  role text not null check (role in ('viewer', 'manager', 'admin')),
  -- The first password, for an address without an account.
  password_hash text not null,
  language text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index invitations_email_key on invitations (shop_id, lower(email));

grant select, insert, update, delete on invitations to adaos_app;
alter table invitations enable row level security;
create policy own_shop on invitations to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

alter table email_tokens
  drop constraint email_tokens_purpose_check,
  alter column account_id drop not null,
  add column shop_id uuid,
  add column invitation_id uuid,
  add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change-email', 'invitation'));

-- Users who were added by an admin and have never logged in become invitations; links that were sent stay good.
insert into invitations (shop_id, id, email, name, role, password_hash, language, created_at)
  select m.shop_id, a.id, lower(a.email), a.name, m.role, a.password_hash, a.language, a.created_at
  from accounts a join members m on m.account_id = a.id
  where a.invited_at is not null and a.email_verified_at is null and a.last_login_at is null and not a.operator;
update email_tokens t set purpose = 'invitation', account_id = null, shop_id = i.shop_id, invitation_id = i.id
  from invitations i where i.id = t.account_id and t.purpose = 'verify';
delete from accounts a using invitations i where i.id = a.id;

-- Those who have logged in without ever confirming the address may be anybody: the owner of the address gets the account by a
-- new password, and what was set until then ends with that.
update sessions s set ended_at = now() from accounts a
  where a.id = s.account_id and a.email_verified_at is null and s.ended_at is null;
delete from email_tokens t using accounts a
  where a.id = t.account_id and a.invited_at is not null and a.email_verified_at is null and t.purpose <> 'reset';
update accounts set password_hash = null, pending_email = null where invited_at is not null and email_verified_at is null;
alter table accounts drop column invited_at;

alter table email_tokens
  add constraint email_tokens_owner_check check (
    (purpose = 'invitation') = (account_id is null)
    and (purpose = 'invitation') = (shop_id is not null)
    and (purpose = 'invitation') = (invitation_id is not null)
  );
create index email_tokens_invitation_idx on email_tokens (invitation_id) where invitation_id is not null;
