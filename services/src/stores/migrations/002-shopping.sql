-- Where a store delivers: ZIP codes, or how they begin (`941`).
create table stores.delivery_area (
  store_id text not null references stores.offering,
  area text not null check (area ~ '^\d{3,5}$'),
  primary key (store_id, area)
);

-- When orders can be picked up or delivered: a weekday's windows (1 is Monday), one after another, in minutes of the
-- store's day. Windows with another fee or lead time are a row of their own.
create table stores.slot_plan (
  store_id text not null references stores.offering,
  channel text not null check (channel in ('pickup', 'delivery')),
  weekday smallint not null check (weekday between 1 and 7),
  first_minute smallint not null check (first_minute >= 0),
  last_minute smallint not null check (last_minute <= 1440),
  window_minutes smallint not null check (window_minutes > 0),
  -- How long before its start a window can still be booked.
  lead_minutes integer not null check (lead_minutes >= 0),
  -- Orders in each window.
  capacity integer not null check (capacity > 0),
  fee_cents integer not null check (fee_cents >= 0),
  primary key (store_id, channel, weekday, first_minute),
  check (last_minute - first_minute >= window_minutes)
);

-- Where a visitor shops who has chosen no store.
create table stores.default_store (
  banner text primary key,
  store_id text not null
);

-- Kept in memory by every process, which follows its changes (platform.note_change).
create trigger note_change after insert or update or delete or truncate on stores.delivery_area
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on stores.slot_plan
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on stores.default_store
  for each statement execute function platform.note_change();
