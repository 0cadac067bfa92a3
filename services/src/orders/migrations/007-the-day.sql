-- Where the driver of an order was when the fleet last said so; only the latest is kept.
create table orders.journey (
  order_number text primary key references orders."order" (order_number) on delete cascade,
  -- Of the same sequence as the order's events: rises with both.
  change_number bigint not null,
  seen_at timestamptz not null,
  -- {driverName, arrivesAt, van, gone, ahead}
  journey jsonb not null
);
-- When the shopper said that they are here, and where they stand; null until then.
alter table orders."order" add column arrived_at timestamptz;
alter table orders."order" add column arrived_note text check (length(arrived_note) <= 80);
-- May SNAP benefits pay for what was packed instead? Null if nothing was, or it isn't known.
alter table orders.order_line add column substituted_snap boolean;
