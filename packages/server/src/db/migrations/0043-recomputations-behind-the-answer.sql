-- A change of costs is stored at once, and a job brings the ledger in line with it: what the job is to do, and how far it is.
update recomputations set finished_at = now() where finished_at is null;
alter table recomputations
  drop column beat_at,
  -- What is brought in line: the costs of the kind by its rules, or those of the products, orders or campaigns of `ids`.
  -- 'import' is written by an import that has posted its costs itself.
  add column work text not null default 'rules'
    check (work in ('rules', 'products', 'facts', 'orders', 'disputes', 'ad_spend', 'no_ads', 'numbers', 'import')),
  add column ids text[] not null default '{}',
  -- `done` and `months` are those of the phase. One that failed is tried again.
  add column phase text not null default 'waiting' check (phase in ('waiting', 'posting', 'counting', 'failed'));
alter table recomputations alter column work drop default;
create index recomputations_open_idx on recomputations (shop_id, id) where finished_at is null;

-- As in 0032: what is kept up by the hundred thousand needs no check, row by row, that its shop exists.
alter table product_days drop constraint product_days_shop_id_fkey;
alter table product_months drop constraint product_months_shop_id_fkey;
-- A change of costs writes nearly all of their rows again: with room beside them on their pages, the indexes stay as they are.
alter table product_days set (fillfactor = 60);
alter table product_months set (fillfactor = 60);
