-- When the shopper has set out for an order that waits at the store.
alter table orders."order" add column on_way_at timestamptz;
