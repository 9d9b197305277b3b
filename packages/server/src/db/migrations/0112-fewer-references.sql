-- Costs by rules are most of a large ledger, and each of their references names how many came before it, under the ledger's lock. An index of
-- all references was a quarter of what adding such an entry took, and more than the other three indexes together on disk.
drop index ledger_entries_source_key;
create unique index ledger_entries_source_key on ledger_entries (shop_id, source_ref) where quality <> 'rule';
-- What the rounding of a day has left over, which is found by its reference.
create index ledger_entries_rounding_idx on ledger_entries (shop_id, occurred_on)
  where quality = 'rule' and source_ref >= 'rounding:' and source_ref < 'rounding;';
