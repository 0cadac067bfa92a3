-- When the order of a run got its price, a day before its time (N-65).
alter table subscriptions.run add column priced_at timestamptz;
-- When it was looked at whether a price rose too much since the order was made.
alter table subscriptions.run add column watched_at timestamptz;
create index run_of_order on subscriptions.run (order_number) where order_number is not null;
create index run_to_watch on subscriptions.run (run_date) where state = 'ORDERED' and watched_at is null;
