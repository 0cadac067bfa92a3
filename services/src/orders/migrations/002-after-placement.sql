-- What was ordered, before the store changed anything: {inputs, quote, totalCents}. Null until picking begins.
alter table orders."order" add column ordered jsonb;
-- What a change of the store's would have cost the shopper, and doesn't: [{offerId, cents}] (N-41).
alter table orders."order" add column courtesy jsonb not null default '[]';
-- When the clock, or a demo's store, looks at it next.
create index order_moving on orders."order" (slot_start)
  where state in ('PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY', 'HANDED_OVER');

-- Packages of it that were paid back.
alter table orders.order_line add column refunded_quantity integer not null default 0 check (refunded_quantity >= 0);
-- Regular price of what was picked instead, per package or pound.
alter table orders.order_line add column substituted_cents integer check (substituted_cents >= 0);
