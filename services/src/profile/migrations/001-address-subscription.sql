create schema if not exists profile;

create table profile.address (
  address_id text primary key,
  customer_id text not null,
  purpose text not null default 'DELIVERY' check (purpose in ('DELIVERY')),
  first_name text not null,
  last_name text not null,
  address text not null,
  address2 text,
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip_code text not null,
  version integer not null default 1
);
create index address_customer on profile.address (customer_id);

-- Programs that a household subscribes to; a row for each period of a subscription.
create table profile.household_subscription (
  household_id text not null,
  name text not null,
  status text not null,
  value text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (household_id, name, starts_at)
);
