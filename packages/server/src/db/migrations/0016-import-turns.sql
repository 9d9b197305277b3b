-- An import can be cancelled, and knows from its upload how much there is to read.
alter table imports
  drop constraint imports_status_check,
  add constraint imports_status_check check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- Line breaks and bytes of the unpacked file; null of files that came before they were counted.
  add column file_lines integer,
  add column unpacked_bytes bigint;
