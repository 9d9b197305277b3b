-- How far the orders of a connected shop have been read from its platform.
alter table connections
  -- Broken: its keys are no good any more, and nothing is read until the shop is connected again.
  add column status text not null default 'active' check (status in ('active', 'broken')),
  -- Why the last read ended early; null where it did not.
  add column problem text,
  -- Orders changed before this moment, by the platform's clock, have been read; null: none yet.
  add column read_through timestamptz,
  add column reading_since timestamptz,
  add column last_read_at timestamptz,
  -- The job of the next read carries this moment: any other job of the connection is out of date.
  add column next_read_at timestamptz,
  add column orders bigint not null default 0;

-- The platform that reports an order itself: it knows better than any file.
alter table orders add column told_by text;
