-- The kinds of cost that a ratio in an alert lacks: it is at most as given. Alerts that hold are written again when they are next read.
alter table alerts add column missing text[] not null default '{}';
