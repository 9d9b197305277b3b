-- What looking through suspicious orders saved is measured, too.
alter table actions drop constraint actions_measure_check;
alter table actions add constraint actions_measure_check
  check (measure in ('campaign', 'campaigns', 'product', 'supplier', 'stock', 'profit', 'cost', 'fraud'));
