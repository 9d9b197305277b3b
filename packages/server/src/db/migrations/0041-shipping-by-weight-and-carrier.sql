-- How an order was sent, as it names it, in how many parcels, and what they weigh together.
alter table orders
  add column carrier text,
  add column parcels integer,
  add column weight_grams integer;

-- Rules of what is paid to carriers can be for one of them, for a range of weights (over, up to), and for each parcel.
alter table cost_rules
  add column carrier text check (carrier is null or kind in ('shipping_cost', 'return_shipping_cost')),
  add column weight_over integer check (weight_over is null or kind in ('shipping_cost', 'return_shipping_cost')),
  add column weight_to integer check (weight_to is null or kind in ('shipping_cost', 'return_shipping_cost')),
  add column parcel_minor bigint check (parcel_minor >= 0);
