-- When an event was written, whatever time it says it happened at: null for those from before, which no one waits for.
alter table orders.order_event add column recorded_at timestamptz;
alter table orders.order_event alter column recorded_at set default now();
