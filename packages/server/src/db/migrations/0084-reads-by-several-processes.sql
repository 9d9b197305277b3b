-- Row security calls these for every query. As they only read a setting or their argument, PostgreSQL may read large tables of a shop with
-- several processes; of functions of which it is not said, it takes it that they cannot.
alter function current_shop_id() parallel safe;
alter function current_account_id() parallel safe;
alter function is_called_off(text) parallel safe;
