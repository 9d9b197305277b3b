-- More of what is done is measured: two campaigns together, the products of a supplier, the stock of a product, the shop's net profit.
alter table actions drop constraint actions_measure_check;
alter table actions add constraint actions_measure_check
  check (measure in ('campaign', 'campaigns', 'product', 'supplier', 'stock', 'profit', 'cost'));

-- An amount that it frees once, in minor units, beside what it brings each month.
alter table actions add column once_minor bigint;

-- What was untried is advised only where its effect is known.
update actions set gap = 'few_days' where gap = 'untried';
