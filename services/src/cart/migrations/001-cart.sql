create schema if not exists cart;

-- One for each kind and seller of a household (N-63); a guest has a grocery cart only (S-158). While an order is being
-- changed, its lines as they would be are a cart of their own.
create table cart.cart (
  cart_id text primary key,
  household_id text,
  -- 128 bits, known to the guest alone.
  guest_cart_id text unique,
  category text not null check (category in ('1P', '1P_Wine', '1P_SNS', '1P_B2B', '3P_MARKETPLACE')),
  -- Empty unless it is a seller's.
  seller_id text not null default '',
  order_number text unique,
  -- MERGED: a guest's cart that a household has taken in, kept so that nobody takes it in again (N-6).
  status text not null default 'OPEN' check (status in ('OPEN', 'MERGED')),
  store_id text not null,
  channel text not null check (channel in ('DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING')),
  zip_code text,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(household_id, guest_cart_id) = 1),
  check ((category = '3P_MARKETPLACE') = (seller_id <> '')),
  check (guest_cart_id is null or category = '1P'),
  check (order_number is null or household_id is not null)
);
create unique index cart_of_household on cart.cart (household_id, category, seller_id)
  where household_id is not null and order_number is null;
create index cart_of_guest_age on cart.cart (updated_at) where guest_cart_id is not null;

create table cart.line (
  cart_id text not null references cart.cart (cart_id) on delete cascade,
  entry_id text not null,
  position bigint generated always as identity,
  bpn text not null,
  -- UPCs of the chosen options in order, with commas between.
  option_key text not null default '',
  -- Of each package, in hundredths of a pound; 0 unless sold by weight.
  weight integer not null default 0 check (weight between 0 and 9999),
  -- Packages; 0 once it is removed, so that it can come back under its entry id.
  quantity integer not null check (quantity between 0 and 999),
  name text not null,
  -- {upcId, name, priceDeltaCents} as it was added.
  options jsonb not null default '[]',
  comments text check (char_length(comments) between 1 and 140),
  substitution text not null default 'BEST_MATCH' check (substitution in ('BEST_MATCH', 'SPECIFIC_ITEM', 'REFUND')),
  substitute_bpn text,
  -- What the shopper was last told: price in cents, and why it can't be had; empty if it can.
  told_cents integer not null,
  told_reason text not null default '',
  -- The cart's version that changed it last.
  changed_version integer not null,
  changed_at timestamptz not null,
  -- While an order is changed: as placed; 0 for what is new.
  placed_quantity integer,
  placed_weight integer,
  primary key (cart_id, entry_id),
  unique (cart_id, bpn, option_key, weight),
  check ((substitution = 'SPECIFIC_ITEM') = (substitute_bpn is not null))
);
create index line_removed on cart.line (changed_at) where quantity = 0;
