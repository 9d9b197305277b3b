-- When the units of a product were counted: what was sold since is no longer on the shelf.
alter table stock_items add column counted_at timestamptz;
update stock_items set counted_at = updated_at;
alter table stock_items alter column counted_at set not null, alter column counted_at set default now();
