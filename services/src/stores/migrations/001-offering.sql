-- What a store offers to who shops online; a store without a row is open to walk in, and nothing more is known.
create table stores.offering (
  store_id text primary key,
  -- null: the middle of its ZIP code counts.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  channels text[] not null check (cardinality(channels) > 0 and channels <@ array['delivery', 'pickup', 'instore']),
  wine_shop boolean not null default false,
  ecom_deli boolean not null default false,
  order_preparation boolean not null default false,
  check ((latitude is null) = (longitude is null))
);

-- Hours of a department by weekday (1 is Monday), in minutes of the store's day; a day without a row is closed (S-73).
create table stores.department_hours (
  store_id text not null references stores.offering,
  department text not null,
  weekday smallint not null check (weekday between 1 and 7),
  start_minute smallint not null check (start_minute >= 0),
  end_minute smallint not null check (end_minute > start_minute and end_minute <= 1440),
  primary key (store_id, department, weekday)
);

-- Kept in memory by every process, which follows its changes (platform.note_change).
create trigger note_change after insert or update or delete or truncate on stores.offering
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on stores.department_hours
  for each statement execute function platform.note_change();
