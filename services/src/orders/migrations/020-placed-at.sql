-- The figures of a day, across stores and of one.
create index order_placed_at on orders."order" (placed_at, store_id);
-- Times that are nearly full, by when they begin.
create index slot_start_at on orders.slot (start_at);
