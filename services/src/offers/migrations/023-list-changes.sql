-- How often a household's list has changed, so that whoever follows it knows what is news.
create table offers.list (
  household_id text primary key,
  version integer not null,
  changed_at timestamptz not null
);
