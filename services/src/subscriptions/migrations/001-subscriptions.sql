create schema if not exists subscriptions;

-- Where, how, and when a household's subscriptions come: one order takes all that is due on a day.
create table subscriptions.plan (
  household_id text primary key,
  -- Who set it up: their addresses and phone are used.
  customer_id text not null,
  banner text not null,
  store_id text not null,
  channel text not null check (channel in ('PICKUP', 'DELIVERY')),
  -- The time of day that is asked for, in minutes of the store's day.
  minute integer not null check (minute between 0 and 1439),
  address_id text,
  zip_code text,
  phone text check (phone ~ '^\d{10}$'),
  payment_id text not null,
  -- The latest run that the household was told about ahead of time.
  reminded_through date,
  updated_at timestamptz not null,
  check (channel <> 'DELIVERY' or address_id is not null)
);

-- What comes again and again (N-65). Dates are the store's.
create table subscriptions.subscription (
  subscription_id text primary key,
  household_id text not null references subscriptions.plan (household_id),
  item_id text not null,
  quantity integer not null check (quantity between 1 and 99),
  weeks integer not null check (weeks between 1 and 12),
  -- The schedule is counted from here: anchor + k * weeks.
  anchor_date date not null,
  -- null unless it is active.
  next_run_date date,
  -- The latest run that took it, or passed it over.
  last_run_date date,
  skip_dates date[] not null default '{}',
  is_substitutable boolean not null,
  status text not null check (status in ('ACTIVE', 'PAUSED', 'CANCELLED')),
  -- What a package cost when the shopper last saw and accepted it.
  accepted_cents integer not null check (accepted_cents > 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'ACTIVE') = (next_run_date is not null))
);
create unique index subscription_of_item on subscriptions.subscription (household_id, item_id) where status <> 'CANCELLED';
create index subscription_due on subscriptions.subscription (next_run_date) where status = 'ACTIVE';

-- Comes once, with the run of its day (S-176).
create table subscriptions.one_time_item (
  household_id text not null references subscriptions.plan (household_id),
  run_date date not null,
  item_id text not null,
  quantity integer not null check (quantity between 1 and 99),
  added_at timestamptz not null,
  primary key (household_id, run_date, item_id)
);

-- One for a household and a day, whatever crashes (T-91).
create table subscriptions.run (
  household_id text not null references subscriptions.plan (household_id),
  run_date date not null,
  -- OPEN: its lines are decided, and its order isn't confirmed yet.
  state text not null check (state in ('OPEN', 'ORDERED', 'FAILED', 'EMPTY')),
  -- [{itemId, subscriptionId, quantity, cents, substituteId, outcome}]
  lines jsonb not null,
  order_number text,
  -- Why there is no order.
  reason text,
  decided_at timestamptz not null,
  primary key (household_id, run_date),
  check ((state = 'ORDERED') = (order_number is not null))
);
create index run_open on subscriptions.run (run_date) where state = 'OPEN';
