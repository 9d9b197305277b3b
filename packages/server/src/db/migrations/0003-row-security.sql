-- The running role owns nothing and reads only the rows of the shop that its transaction names.
grant usage on schema public to adaos_app;
grant select, insert, update, delete on accounts, shops, members, sessions, refresh_tokens, email_tokens, rate_limits,
  imports, import_chunks, import_rejections, orders, order_lines, cost_rules, daily_totals, daily_orders to adaos_app;
grant select, insert on ledger_entries to adaos_app;

create function current_shop_id() returns uuid language sql stable
  return nullif(current_setting('app.shop_id', true), '')::uuid;
create function current_account_id() returns uuid language sql stable
  return nullif(current_setting('app.account_id', true), '')::uuid;

do $$
declare name text;
begin
  foreach name in array array['shops', 'members', 'imports', 'import_chunks', 'import_rejections', 'orders', 'order_lines',
    'cost_rules', 'ledger_entries', 'daily_totals', 'daily_orders']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own_shop on %I to adaos_app using (shop_id = (select current_shop_id()))
      with check (shop_id = (select current_shop_id()))', name);
  end loop;
end $$;

-- Before the shop is known, a person may find the memberships of the own account.
create policy own_memberships on members for select to adaos_app using (account_id = (select current_account_id()));
