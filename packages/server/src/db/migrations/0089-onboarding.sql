-- When a member put the list of first steps away; null while it shows.
alter table members add column onboarding_hidden_at timestamptz;
