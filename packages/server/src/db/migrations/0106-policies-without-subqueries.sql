-- A policy names the shop by the function alone, which is inlined: a query that names the shop itself is planned the same, and a database
-- that is spread over several machines takes no subquery in a policy.
do $$
declare policy record;
begin
  for policy in
    select tablename, policyname, regexp_replace(qual, '\( SELECT (current_\w+\(\)) AS \w+\)', '\1', 'g') as qual,
      regexp_replace(with_check, '\( SELECT (current_\w+\(\)) AS \w+\)', '\1', 'g') as with_check
    from pg_policies where schemaname = 'public' and concat(qual, with_check) like '%( SELECT current\_%'
  loop
    execute format('alter policy %I on %I', policy.policyname, policy.tablename)
      || coalesce(' using (' || policy.qual || ')', '') || coalesce(' with check (' || policy.with_check || ')', '');
  end loop;
end $$;
