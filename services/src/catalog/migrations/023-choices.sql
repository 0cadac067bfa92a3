-- What is chosen from what a search finds, by store, words, product, and day: how often, and never by whom.
create table catalog.choice (
  store_id text not null,
  -- The words in small letters, without accents, in the singular.
  words text not null,
  -- The store's day.
  day date not null,
  bpn text not null references catalog.product on delete cascade,
  opened integer not null default 0 check (opened >= 0),
  added integer not null default 0 check (added >= 0),
  primary key (store_id, words, day, bpn)
);
create index choice_day on catalog.choice (day);
-- Who has been counted today, so that nobody is twice: keyed hashes of a household or browser with what it chose, which can't be
-- read back, and of a guest's network. They are forgotten the day after the next.
create table catalog.choice_mark (
  day date not null,
  mark text not null check (char_length(mark) = 20),
  network text check (char_length(network) = 20),
  primary key (day, mark)
);
create index choice_mark_network on catalog.choice_mark (day, network) where network is not null;
-- What a store has sold lately: its orders in households and days, each counting less with time, as of the last night.
create table catalog.sold (
  store_id text not null,
  bpn text not null references catalog.product on delete cascade,
  points real not null check (points > 0),
  primary key (store_id, bpn)
);
