-- The talk of one member of a shop with the support.
create table conversations (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  id uuid not null,
  account_id uuid not null,
  language text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  -- Since when the user waits for a person.
  waiting_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index conversations_account_key on conversations (shop_id, account_id);

create table support_messages (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- Made by the one who wrote it: the same message sent again is known.
  id uuid not null,
  conversation_id uuid not null,
  position bigint generated always as identity,
  sender text not null check (sender in ('bot', 'user')),
  text text not null,
  links jsonb not null default '[]',
  -- The person of the support who wrote it.
  author_id uuid,
  reply_to uuid,
  handed_over boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations (shop_id, id) on delete cascade
);
create unique index support_messages_reply_key on support_messages (shop_id, reply_to);
create index support_messages_conversation_idx on support_messages (shop_id, conversation_id, position desc);

-- Where operators find the conversations of every shop: ids and times, no word of what was said.
create table conversation_queue (
  conversation_id uuid primary key,
  of_shop uuid not null,
  status text not null,
  waiting_since timestamptz,
  updated_at timestamptz not null
);
create index conversation_queue_waiting_idx on conversation_queue (waiting_since, updated_at);

grant select, insert, update, delete on conversations, support_messages, conversation_queue to adaos_app;

do $$
declare name text;
begin
  foreach name in array array['conversations', 'support_messages']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

create function queue_conversation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from conversation_queue where conversation_id = old.id;
    return old;
  end if;
  insert into conversation_queue (conversation_id, of_shop, status, waiting_since, updated_at)
  values (new.id, new.shop_id, new.status, new.waiting_since, new.updated_at)
  on conflict (conversation_id) do update
    set status = excluded.status, waiting_since = excluded.waiting_since, updated_at = excluded.updated_at;
  return new;
end $$;
create trigger queue_conversation after insert or update or delete on conversations
  for each row execute function queue_conversation();

-- Every server process hears of a new message and of a session that ended: ids only.
create function tell_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('support_message', json_build_object('shopId', new.shop_id, 'id', new.id)::text);
  return new;
end $$;
create trigger tell_message after insert on support_messages for each row execute function tell_message();

create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', new.id::text);
  return new;
end $$;
create trigger tell_session_end after update of ended_at on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_session_end();

-- A changed role, or somebody taken out of the shop: what is open of theirs looks again who they are.
create function tell_member_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('member_change', json_build_object('shopId', old.shop_id, 'accountId', old.account_id)::text);
  return null;
end $$;
create trigger tell_member_change after update of role or delete on members for each row execute function tell_member_change();
