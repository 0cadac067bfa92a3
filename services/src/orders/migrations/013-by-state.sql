-- What is under way, by number: whoever follows it reads nothing of what is done.
create index order_on_its_way on orders."order" (order_number) where state = 'OUT_FOR_DELIVERY';
create index order_moving_by_number on orders."order" (order_number)
  where state in ('PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER');
-- The lists of the store's page: what is open by its time, and what is done, newest first.
create index order_open_by_time on orders."order" (coalesce(slot_start, placed_at), order_number)
  where state in ('PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER');
create index order_done_by_time on orders."order" (coalesce(slot_start, placed_at) desc, order_number)
  where state not in ('PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER');
