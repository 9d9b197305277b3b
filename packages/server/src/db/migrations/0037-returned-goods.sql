-- Goods of an order that came back, line by line, as its platform reports them now: they follow the platform, the ledger keeps what was
-- posted of them.
create table line_returns (
  shop_id uuid not null references shops (shop_id) on delete cascade,
  -- No foreign keys, as in the ledger.
  order_id bigint not null,
  order_line_id bigint not null,
  -- What the platform knows the refund by.
  key text collate "C" not null,
  returned_on date not null,
  units numeric not null check (units > 0),
  -- Whether they can be sold again; null where the platform does not say.
  restocked boolean,
  primary key (shop_id, order_id, order_line_id, key)
);
grant select, insert, update, delete on line_returns to adaos_app;
alter table line_returns enable row level security;
create policy own_shop on line_returns to adaos_app using (shop_id = (select current_shop_id()))
  with check (shop_id = (select current_shop_id()));

-- How much of the returned goods can be sold again, in percent: a rule of the goods, and no cost of its own.
alter table cost_rules
  drop constraint cost_rules_kind_check,
  add constraint cost_rules_kind_check check (kind in ('cogs', 'returned_goods', 'shipping_cost', 'return_shipping_cost', 'handling',
    'payment_fee', 'platform_fee', 'dispute_fee', 'custom_cost'));

-- What is in a platform's total and no sale: duties, which are the customs', and gift cards that were sold, which are owed to their holders.
alter table order_statements
  add column duties bigint,
  add column gift_card_sold bigint,
  drop constraint order_statements_cause_check,
  add constraint order_statements_cause_check check (cause in ('edited', 'other_currency', 'gift_card', 'gift_card_sold', 'duties',
    'rounding', 'cancelled', 'test', 'rejected', 'refunded', 'unknown'));

-- The VAT that is in what was paid for shipping, where a file states it apart.
alter table stated_orders add column shipping_tax bigint;
