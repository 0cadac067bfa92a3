create schema if not exists content;

-- Content fragments by name: banners, logos, and one left navigation for each banner that has its own.
create table content.document (
  name text primary key,
  body jsonb not null,
  version integer not null default 1
);
