-- My List holds products and what shoppers write themselves, too. The shopper's device names an item as it adds it, so
-- that what is changed without a connection keeps its name.
alter table offers.list_item
  alter column offer_id drop not null,
  add column bpn text check (bpn ~ '^\d{9}$'),
  -- What the shopper wrote, or the product's name as it was then.
  add column title text check (title <> ''),
  add column quantity integer not null default 1 check (quantity between 1 and 99),
  -- Where it stands in a store; null if nobody knows.
  add column shelf_id text,
  add check (num_nonnulls(offer_id, bpn) <= 1 and num_nonnulls(offer_id, title) = 1),
  drop constraint list_item_pkey,
  add primary key (household_id, item_id);

create unique index list_item_product on offers.list_item (household_id, bpn) where bpn is not null;
