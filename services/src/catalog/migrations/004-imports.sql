-- A file that is being imported: how far it has been read. Gone when its version is published.
create table catalog.import (
  -- Made of the file's bytes.
  import_id text primary key,
  bytes_done bigint not null default 0,
  lines_done bigint not null default 0,
  staged integer not null default 0,
  rejected integer not null default 0,
  -- Bytes written to the file of rejected lines.
  rejected_bytes bigint not null default 0
);

-- What its lines hold, in the shape of the table that each will be written to; shoppers see none of it.
create table catalog.staged (
  import_id text not null references catalog.import (import_id) on delete cascade,
  kind text not null check (kind in ('product', 'price', 'inventory', 'store')),
  -- gtin, store|bpn|channel, store|bpn, or store.
  key text collate "C" not null,
  line bigint not null,
  content jsonb not null,
  primary key (import_id, kind, key)
);
-- A price may name a product by bpn that an earlier line of the same file brings.
create index staged_bpn on catalog.staged (import_id, (content ->> 'bpn')) where kind = 'product';

-- Numbers for products that come without one; the demo's begin with 97.
create sequence catalog.imported_bpn minvalue 960000000 maxvalue 969999999;

-- The catalog as an import left it. What it changed is kept for a few versions, so that it can be taken back.
create table catalog.version (
  version integer generated always as identity primary key,
  source text not null,
  published_at timestamptz not null,
  added integer not null default 0,
  changed integer not null default 0,
  rolled_back_at timestamptz
);
create table catalog.version_change (
  version integer not null references catalog.version (version) on delete cascade,
  kind text not null check (kind in ('brand', 'product', 'price')),
  key text collate "C" not null,
  -- The row as it was; null when there was none.
  before jsonb,
  primary key (version, kind, key)
);
