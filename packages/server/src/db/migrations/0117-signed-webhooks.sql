-- Notices may also be posted to a program of the shop's own, signed by a secret that is shown once.
alter table notice_hooks drop constraint notice_hooks_kind_check;
alter table notice_hooks add constraint notice_hooks_kind_check check (kind in ('slack', 'teams', 'webhook'));
alter table notice_hooks add column signing bytea;
alter table notice_hooks add constraint notice_hooks_signed check ((kind = 'webhook') = (signing is not null));
