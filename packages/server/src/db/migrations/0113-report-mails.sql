-- Who has a report sent to the own address again and again. What goes out is a row of `notice_deliveries`, whose channel is `report` and whose
-- period begins with the report.
create table report_mails (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  account_id uuid not null,
  -- The id of a report, or `profit-and-loss`.
  report text not null,
  every text not null check (every in ('week', 'month')),
  files text not null check (files in ('pdf', 'csv', 'both')),
  changed_at timestamptz not null default now(),
  primary key (shop_id, account_id, report),
  foreign key (shop_id, account_id) references members (shop_id, account_id) on delete cascade
);
grant select, insert, update, delete on report_mails to adaos_app;
alter table report_mails enable row level security;
create policy own_shop on report_mails to adaos_app using (shop_id = current_shop_id()) with check (shop_id = current_shop_id());
