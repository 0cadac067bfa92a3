create schema if not exists recommendations;

-- What households took home: each final order once, whatever is told twice.
create table recommendations.basket (
  order_number text primary key,
  household_id text not null,
  store_id text not null,
  -- Of the store.
  day date not null,
  -- Each product once, at the same place in all three; a weight is hundredths of a pound of a package, 0 if not weighed.
  items text[] not null check (cardinality(items) > 0),
  quantities integer[] not null check (cardinality(quantities) = cardinality(items)),
  weights integer[] not null check (cardinality(weights) = cardinality(items))
);
create index basket_household on recommendations.basket (household_id, day desc);

-- How far orders were read that nobody announced: those from before this service.
create table recommendations.progress (
  is_only boolean primary key default true check (is_only),
  final_at timestamptz not null,
  order_number text not null
);
