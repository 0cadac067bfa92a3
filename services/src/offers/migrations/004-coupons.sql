-- Offers of every type and program (S-83 to S-96, N-32): what a card shows is in `card`, what decides a price in `rule`.
create table offers.offer (
  offer_id text primary key check (offer_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  external_id text unique,
  pgm text not null check (pgm in ('PD', 'CC')),
  offer_type text not null check (offer_type in ('PD', 'MF', 'SC', 'CC', 'GR', 'TR', 'WS')),
  sub_pgm text,
  program_type text not null,
  program_sub_type text,
  proto text not null check (proto in
    ('ITEM_DISCOUNT', 'MUST_BUY', 'BUYX_GETY', 'BUYX_GETX', 'REWARDS_FLAT', 'REWARDS_ACCUMULATION', 'CUSTOM')),
  funding text not null check (funding in ('MF', 'STORE')),
  stack_group text,
  usage_type text not null check (usage_type in ('ONE_TIME', 'MULTI', 'UNLIMITED')),
  -- Orders of a household that may use it; null if unlimited.
  orders_each integer check (orders_each > 0),
  orders_a_day integer check (orders_a_day > 0),
  -- Where it can be used; null is everywhere.
  banners text[],
  divisions text[],
  stores text[],
  channels text[],
  -- Whole days of the store (N-40).
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  department_id text not null,
  category text not null,
  events text[] not null default '{}',
  -- Products it counts for or discounts; empty for a department, or everything.
  upcs text[] not null default '{}',
  rule jsonb not null,
  card jsonb not null,
  purchase_rank integer,
  arrival_rank integer,
  changed_at timestamptz not null,
  check ((usage_type = 'UNLIMITED') = (orders_each is null)),
  check (usage_type <> 'ONE_TIME' or orders_each = 1)
);

-- Kept in memory by every process, which follows its changes (platform.note_change).
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON offers.offer
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

-- What is limited over all households: how many may clip an offer, and what it may cost.
create table offers.allowance (
  offer_id text primary key references offers.offer (offer_id),
  clip_limit integer check (clip_limit >= 0),
  clips integer not null default 0 check (clips >= 0),
  budget_cents bigint check (budget_cents >= 0),
  used_cents bigint not null default 0 check (used_cents >= 0),
  check (clips <= clip_limit),
  check (used_cents <= budget_cents)
);

-- What a household has clipped. A row stays when it is unclipped, with the uses that it has had.
create table offers.clip (
  household_id text not null,
  offer_id text not null references offers.offer (offer_id),
  clip_id text not null unique,
  status text not null check (status in ('C', 'U')),
  -- Does it count in the allowance?
  is_counted boolean not null,
  clipped_at timestamptz not null,
  -- Orders that hold it or have used it.
  uses integer not null default 0 check (uses >= 0),
  primary key (household_id, offer_id)
);

create table offers.list_item (
  item_id text primary key,
  household_id text not null,
  offer_id text not null references offers.offer (offer_id),
  source text,
  is_checked boolean not null default false,
  added_at timestamptz not null,
  unique (household_id, offer_id)
);

-- An offer in an order: held from its placing, used at its end, or given back (N-39).
create table offers.use (
  order_number text not null,
  offer_id text not null references offers.offer (offer_id),
  household_id text not null,
  cents integer not null check (cents >= 0),
  state text not null check (state in ('RESERVED', 'REDEEMED', 'RETURNED')),
  -- The store's day of the order.
  used_on date not null,
  at timestamptz not null,
  primary key (order_number, offer_id)
);
create index use_of_household on offers.use (household_id, offer_id, used_on) where state <> 'RETURNED';

-- How far a household's offers that reward over several orders have come; counts finalized orders only (N-46).
create table offers.progress (
  household_id text not null,
  offer_id text not null references offers.offer (offer_id),
  reached numeric(12, 2) not null check (reached >= 0),
  rewards integer not null default 0 check (rewards >= 0),
  primary key (household_id, offer_id)
);
