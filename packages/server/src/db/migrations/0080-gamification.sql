-- Whether the team of a shop earns points, and whether a member takes part in the ranking.
alter table shops add column gamification boolean not null default true;
alter table members add column ranked boolean not null default true;
