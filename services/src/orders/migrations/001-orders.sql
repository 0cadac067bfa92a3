create schema if not exists orders;

-- Seven digits and more; numbers of placings that came to nothing are left out.
create sequence orders.order_number start 4471955;

-- Times of a store's day, written when somebody first asks for them (N-59).
create table orders.slot (
  slot_id text primary key,
  store_id text not null,
  channel text not null check (channel in ('PICKUP', 'DELIVERY')),
  kind text not null check (kind in ('1H', '2H', 'GREEN4H')),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  -- Booked before this instant, and changed before it (N-61).
  cutoff_at timestamptz not null check (cutoff_at <= start_at),
  fee_cents integer not null check (fee_cents >= 0),
  capacity integer not null check (capacity >= 0),
  -- Holds and orders; a hold that has ended counts until the next one looks.
  taken integer not null default 0 check (taken >= 0 and taken <= capacity),
  unique (store_id, channel, start_at, end_at)
);

-- A cart's held time: one for each cart, for 15 minutes (N-59).
create table orders.slot_hold (
  cart_id text primary key,
  slot_id text not null references orders.slot (slot_id),
  held_until timestamptz not null
);
create index slot_hold_slot on orders.slot_hold (slot_id, held_until);
create index slot_hold_ended on orders.slot_hold (held_until);

-- What was chosen for a cart in the steps of its checkout (N-60); null is not chosen yet.
create table orders.checkout (
  cart_id text primary key,
  hand_over text check (hand_over in ('ATTENDED', 'UNATTENDED')),
  address_id text,
  leave_at text check (leave_at in ('FRONT_DOOR', 'PORCH', 'LOBBY', 'OTHER')),
  instructions text check (length(instructions) <= 200),
  phone text check (phone ~ '^\d{10}$'),
  payment_id text,
  tip_cents integer not null default 0 check (tip_cents between 0 and 10000),
  -- The last quote that was shown, with its lines: what a changed one is compared with.
  shown jsonb,
  updated_at timestamptz not null
);
create index checkout_updated on orders.checkout (updated_at);

create table orders."order" (
  order_number text primary key check (order_number ~ '^\d{7,12}$'),
  household_id text not null,
  customer_id text not null,
  cart_id text not null,
  cart_category text not null,
  seller_id text,
  store_id text not null,
  store_name text not null,
  -- Two letters: whose law taxes it, and what earns no points there (N-10).
  store_state text not null,
  time_zone text not null,
  banner text not null,
  channel text not null check (channel in ('PICKUP', 'DELIVERY', 'SHIPPING')),
  state text not null default 'PLACED' check (state in ('PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY',
    'HANDED_OVER', 'FINALIZED', 'CANCELLED', 'PARTIALLY_REFUNDED')),
  -- Counts its changes (N-62).
  version integer not null default 1 check (version > 0),
  -- Null when a seller ships it.
  slot_id text references orders.slot (slot_id),
  slot_start timestamptz,
  slot_end timestamptz,
  slot_kind text,
  cutoff_at timestamptz,
  -- {kind, address, leaveAt, instructions, zipCode}
  hand_over jsonb not null,
  phone text,
  -- What its price depends on, and what that comes to: together, the receipt that can be checked (N-42).
  inputs jsonb not null,
  quote jsonb not null,
  quote_id text not null,
  fee_cents integer not null check (fee_cents >= 0),
  tip_cents integer not null check (tip_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  -- As it was placed, for what a change adds to it.
  placed_total_cents integer not null check (placed_total_cents >= 0),
  confirmed_age boolean not null default false,
  placed_at timestamptz not null,
  handed_over_at timestamptz,
  finalized_at timestamptz,
  canceled_at timestamptz,
  check ((slot_id is null) = (channel = 'SHIPPING'))
);
create index order_household on orders."order" (household_id, placed_at desc);
create index order_slot on orders."order" (slot_id);
-- Orders that time moves on.
create index order_open on orders."order" (cutoff_at) where state = 'PLACED';

create table orders.order_line (
  order_number text not null references orders."order" (order_number) on delete cascade,
  entry_id text not null,
  position integer not null,
  item_id text not null,
  name text not null,
  size text not null,
  department_id text not null,
  -- Of pricing and of points (N-10).
  category text not null,
  contains_alcohol boolean not null default false,
  restricted_value integer not null default 0,
  -- Packages, and hundredths of a pound of each; null if not sold by weight.
  ordered_quantity integer not null check (ordered_quantity > 0),
  ordered_weight integer check (ordered_weight > 0),
  -- Null until it is picked; 0 is a short.
  picked_quantity integer check (picked_quantity >= 0),
  picked_weight integer check (picked_weight >= 0),
  -- What to do if it is out, and what was picked instead.
  substitution text not null check (substitution in ('BEST_MATCH', 'SPECIFIC_ITEM', 'REFUND')),
  substitute_item_id text,
  substituted_item_id text,
  substituted_name text,
  comments text,
  -- [{upcId, name, priceDeltaCents}]
  options jsonb not null default '[]',
  list_cents integer not null check (list_cents >= 0),
  net_cents integer not null check (net_cents >= 0),
  -- [{offerId, amountCents, why}] (N-38)
  allocation jsonb not null default '[]',
  -- Pieces taken from the store's stock for it.
  reserved integer not null default 0 check (reserved >= 0),
  primary key (order_number, entry_id)
);

-- What happened to an order, in order; never changed.
create table orders.order_event (
  event_id bigint generated always as identity primary key,
  order_number text not null references orders."order" (order_number) on delete cascade,
  version integer not null,
  kind text not null,
  at timestamptz not null,
  -- SHOPPER, STORE, CLOCK, or an operator's name.
  actor text not null,
  data jsonb not null default '{}'
);
create index order_event_order on orders.order_event (order_number, event_id);

-- A placing on its way: reserved, then authorized, then an order; or released again.
create table orders.placement (
  placement_id text primary key,
  order_number text not null unique,
  customer_id text not null,
  household_id text not null,
  cart_id text not null,
  key text not null,
  fingerprint text not null,
  state text not null check (state in ('RESERVED', 'DONE', 'RELEASED')),
  -- Everything the order is made of.
  draft jsonb not null,
  -- The answer, once it is an order.
  answer jsonb,
  created_at timestamptz not null,
  check ((state = 'DONE') = (answer is not null))
);
create unique index placement_key on orders.placement (customer_id, key) where state <> 'RELEASED';
create unique index placement_cart on orders.placement (cart_id) where state = 'RESERVED';
create index placement_reserved on orders.placement (created_at) where state = 'RESERVED';

-- A hold on money, from the moment it is asked for (N-64); its order may not be there yet.
create table orders.payment (
  payment_id text primary key,
  order_number text not null,
  -- HAND_OVER, or a provider's.
  method text not null,
  state text not null check (state in ('AUTHORIZING', 'AUTHORIZED', 'DECLINED', 'CAPTURED', 'VOIDING', 'VOIDED')),
  -- The provider's name of it.
  reference text,
  authorized_cents integer not null check (authorized_cents >= 0),
  captured_cents integer not null default 0 check (captured_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0 and refunded_cents <= captured_cents),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_order on orders.payment (order_number);
create index payment_unsettled on orders.payment (updated_at) where state in ('AUTHORIZING', 'VOIDING');

create table orders.refund (
  refund_id text primary key,
  order_number text not null references orders."order" (order_number),
  payment_id text not null references orders.payment (payment_id),
  state text not null check (state in ('PENDING', 'DONE')),
  cents integer not null check (cents > 0),
  -- SHORT, RETURN, COURTESY, SUPPORT.
  reason text not null,
  -- [{entryId, cents}]
  lines jsonb not null default '[]',
  reference text,
  created_at timestamptz not null
);
create index refund_order on orders.refund (order_number);
