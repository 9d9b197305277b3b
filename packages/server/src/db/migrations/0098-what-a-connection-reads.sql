-- Of the products of a store: how many its last whole reading had, how many that reading has had so far, and why the last one ended early.
alter table connections
  add column products integer,
  add column products_so_far integer not null default 0,
  add column stock_problem text,
  -- Why the platform's webhooks are not in order, so that orders come each hour alone; null where they are, or none were asked for.
  add column subscription_problem text;
