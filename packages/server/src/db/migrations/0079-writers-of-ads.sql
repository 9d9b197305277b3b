-- Who wrote the ads of a request; null: before it was kept.
alter table ad_copies add column writer text check (writer in ('model', 'template', 'fallback'));
