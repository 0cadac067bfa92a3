-- What an ordered product is called beside its substitute, so that the two are told apart; null for its name (N-41).
alter table orders.order_line add column out_name text;
