-- What the household says to what was packed instead; null while it has said nothing, which keeps it (N-41).
alter table orders.order_line add column swap_decision text check (swap_decision in ('KEEP', 'GIVE_BACK'));
