-- The operation by which a platform puts all orders of a store together, and how far its file was read.
alter table connections add column bulk jsonb;

-- Costs of products that a store has itself, beside those that people enter: which platform.
alter table product_costs add column read_from text;
