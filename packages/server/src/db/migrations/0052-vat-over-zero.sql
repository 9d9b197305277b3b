-- A rule of VAT that counts also where an order's platform or file states a VAT of 0, as one does whose taxes are not set up.
alter table cost_rules add column over_zero boolean not null default false check (kind = 'tax' or not over_zero);
