-- Which product a variant belongs to, where its store says it (integrations/reading/variants.ts, docs/adr/0068). What has no row is a
-- product itself.
create table product_variants (
  shop_id uuid not null,
  -- The variant, as products are known: its code in the orders, else its name.
  code text collate "C" not null,
  -- The product: the platform, and what that knows it by.
  parent text collate "C" not null,
  parent_name text,
  primary key (shop_id, code)
);
create index product_variants_parent_idx on product_variants (shop_id, parent);
grant select, insert, update, delete on product_variants to adaos_app;
alter table product_variants enable row level security;
create policy own_shop on product_variants to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));
