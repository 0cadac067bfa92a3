create schema if not exists catalog;

-- Departments > aisles > shelves (N-56).
create table catalog.department (
  department_id text primary key check (department_id ~ '^[a-z0-9-]{1,64}$'),
  name text not null unique,
  -- Whether orders of this department can be prepared (S-141).
  order_preparation boolean not null default false,
  position integer not null
);
create table catalog.aisle (
  aisle_id text primary key,
  department_id text not null references catalog.department (department_id),
  name text not null,
  position integer not null,
  unique (department_id, name)
);
create table catalog.shelf (
  shelf_id text primary key,
  aisle_id text not null references catalog.aisle (aisle_id),
  name text not null,
  -- What unit prices on this shelf are compared in (N-49).
  comparison_unit text not null,
  position integer not null,
  unique (aisle_id, name)
);

create table catalog.brand (
  brand_id text primary key check (brand_id ~ '^[a-z0-9-]{1,64}$'),
  name text not null unique,
  tagline text not null default '',
  -- The pack's color, its second color, its paper.
  palette text[] not null check (cardinality(palette) = 3)
);
create table catalog.seller (
  seller_id text primary key check (seller_id ~ '^[a-z0-9-]{1,64}$'),
  name text not null unique,
  description text not null,
  ships_from text not null,
  shipping_days integer not null check (shipping_days > 0),
  returns text not null,
  image_id text not null
);

-- What a picture is drawn from; its name is made of that, so a row never changes.
create table catalog.picture (
  picture_id text primary key,
  data jsonb not null
);
-- Drawn once, when somebody first asks for it.
create table catalog.picture_file (
  picture_id text not null references catalog.picture (picture_id) on delete cascade,
  detail text not null check (detail in ('thumb', 'card', 'page')),
  svg text not null,
  primary key (picture_id, detail)
);

create table catalog.product (
  bpn text primary key check (bpn ~ '^\d{9}$'),
  -- Fourteen digits with a check digit; never a number with a price or a weight in it (N-51).
  gtin text not null unique check (gtin ~ '^\d{14}$' and gtin !~ '^.(02|2\d)'),
  name text not null check (name <> ''),
  brand_id text references catalog.brand (brand_id),
  seller_id text references catalog.seller (seller_id),
  shelf_id text not null references catalog.shelf (shelf_id),
  -- Whose cart takes it: the grocery's, the wine shop's, a seller's, the business site's.
  program text not null default 'abs' check (program in ('abs', '1P_WINE', '1P_B2B', 'mkp')),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
  description text not null,
  size text not null,
  package_quantity numeric(12, 3) not null check (package_quantity > 0),
  package_unit text not null,
  -- How many packages are in one: 12 in a 12-pack.
  size_quantity integer not null default 1 check (size_quantity > 0),
  sell_by_weight boolean not null default false,
  -- In hundredths of a pound, with sell_by_weight.
  minimum_weight integer,
  is_mto boolean not null default false,
  is_customizable boolean not null default false,
  multi_customizations boolean not null default false,
  preparation_minutes integer not null default 0 check (preparation_minutes >= 0),
  is_pre_order boolean not null default false,
  effective_on date,
  snap_eligible boolean not null,
  contains_alcohol boolean not null default false,
  alcohol_pct numeric(4, 1),
  restricted_value integer not null default 0,
  prop65 text,
  delivery boolean not null default true,
  pickup boolean not null default true,
  in_store boolean not null default true,
  shipping boolean not null default false,
  -- {start, end, saturday: {start, end}, sunday: {start, end}} in minutes of the store's day; null around the clock (S-71).
  fulfillment jsonb,
  maximum_quantity integer not null default 99,
  ingredients text,
  allergens text[] not null default '{}',
  diets text[] not null default '{}',
  nutrition jsonb,
  popularity integer not null default 0,
  picture_id text references catalog.picture (picture_id),
  check (sell_by_weight = (minimum_weight is not null)),
  check (is_pre_order = (effective_on is not null)),
  check ((program = 'mkp') = (seller_id is not null)),
  check (not snap_eligible or not contains_alcohol)
);
create index product_shelf on catalog.product (shelf_id);
create index product_popularity on catalog.product (popularity desc, bpn);
create index product_brand on catalog.product (brand_id);

-- A store's price; one for a channel comes before the one for all of them.
create table catalog.price (
  store_id text not null,
  bpn text not null references catalog.product (bpn) on delete cascade,
  channel text not null default 'ALL' check (channel in ('ALL', 'DELIVERY', 'PICKUP', 'IN_STORE', 'SHIPPING')),
  price_cents integer not null check (price_cents >= 0),
  base_price_cents integer not null check (base_price_cents >= 0),
  previous_base_price_cents integer,
  promo_type text check (promo_type in ('P', 'B', 'M')),
  promo_text text,
  promo_description text,
  -- The last day, in the store's zone (S-113).
  promo_ends_on date,
  primary key (store_id, bpn, channel),
  check ((promo_type is null) = (promo_ends_on is null))
);

-- What a store has for each channel, in pieces.
create table catalog.inventory (
  store_id text not null,
  bpn text not null references catalog.product (bpn) on delete cascade,
  delivery integer not null default 0 check (delivery >= 0),
  pickup integer not null default 0 check (pickup >= 0),
  in_store integer not null default 0 check (in_store >= 0),
  shipping integer not null default 0 check (shipping >= 0),
  next_delivery_on date,
  primary key (store_id, bpn)
);

-- What can be chosen when something is made to order (N-57).
create table catalog.customization_group (
  group_id text primary key,
  name text not null,
  minimum integer not null check (minimum >= 0),
  maximum integer not null check (maximum >= minimum and maximum > 0)
);
create table catalog.customization_option (
  group_id text not null references catalog.customization_group (group_id) on delete cascade,
  upc_id text not null,
  name text not null,
  price_delta_cents integer not null default 0,
  is_default boolean not null default false,
  position integer not null,
  primary key (group_id, upc_id)
);
create table catalog.product_customization (
  bpn text not null references catalog.product (bpn) on delete cascade,
  group_id text not null references catalog.customization_group (group_id),
  position integer not null,
  primary key (bpn, group_id)
);

-- Kept in memory by every process, which follows its changes (platform.note_change).
create trigger note_change after insert or update or delete or truncate on catalog.department
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.aisle
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.shelf
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.brand
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.seller
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.customization_group
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.customization_option
  for each statement execute function platform.note_change();
