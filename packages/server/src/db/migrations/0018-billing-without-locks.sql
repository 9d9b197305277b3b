-- The payment provider is read outside of transactions: each reading takes a number before it begins, and one that began earlier
-- never replaces one that began later.
alter table subscriptions add column reading bigint not null default 0;
-- Owned by the column, so that a restored database goes on after its highest number.
create sequence subscription_readings owned by subscriptions.reading;
grant usage on sequence subscription_readings to adaos_app;

-- Another checkout was chosen in place of this one: it is not used again, and stays open until the provider has closed it.
alter table checkouts add column replaced_at timestamptz;
