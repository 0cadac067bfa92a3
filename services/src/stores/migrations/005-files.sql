-- A file of stores that is being imported: how far it has been read. Gone when its version is published.
create table stores.import (
  -- Made of the file's bytes.
  import_id text primary key,
  bytes_done bigint not null default 0,
  lines_done bigint not null default 0,
  staged integer not null default 0,
  rejected integer not null default 0,
  -- Bytes written to the file of rejected lines.
  rejected_bytes bigint not null default 0
);

-- What its lines hold; shoppers see none of it.
create table stores.staged (
  import_id text not null references stores.import (import_id) on delete cascade,
  kind text not null check (kind in ('store', 'default')),
  key text collate "C" not null,
  line bigint not null,
  content jsonb not null,
  primary key (import_id, kind, key)
);

-- Stores as an import left them. What it changed is kept for a few versions, so that it can be taken back.
create table stores.version (
  version integer generated always as identity primary key,
  source text not null,
  published_at timestamptz not null,
  added integer not null default 0,
  changed integer not null default 0,
  rolled_back_at timestamptz
);
create table stores.version_change (
  version integer not null references stores.version (version) on delete cascade,
  kind text not null check (kind = 'store'),
  key text collate "C" not null,
  -- The whole store as it was; null when there was none.
  before jsonb,
  primary key (version, kind, key)
);
