-- A retailer's own photographs. An original is named by its bytes, and so are its files, which never change.
create table catalog.photo (
  photo_id text primary key,
  -- Upright, in pixels, of the largest file.
  width integer not null,
  height integer not null,
  -- What it has at its edges, #rrggbb; null where one can see through them.
  color text,
  -- Of its files, in pixels, ascending.
  widths integer[] not null,
  -- When an import last had it: nobody removes one that an import under way has found to be there.
  wanted_at timestamptz not null
);

-- Where originals were fetched, and as which version, so that they are asked for changes only.
create table catalog.photo_source (
  url text primary key,
  photo_id text not null references catalog.photo (photo_id) on delete cascade,
  etag text,
  last_modified text
);

-- The photos of products, in the order they are shown: role, alternative text, and what catalog.photo says of each.
create table catalog.product_photos (
  bpn text primary key references catalog.product (bpn) on delete cascade,
  photos jsonb not null
);
create trigger note_product_changed after insert or update or delete or truncate on catalog.product_photos
  for each statement execute function catalog.note_product_changed();

alter table catalog.staged drop constraint staged_kind_check,
  add constraint staged_kind_check check (kind in ('product', 'photo', 'price', 'inventory', 'store'));
alter table catalog.version_change drop constraint version_change_kind_check,
  add constraint version_change_kind_check check (kind in ('brand', 'product', 'photo', 'price'));
