-- A switch that was moved; one that has no row stands where the rules put it.
create table profile.communication_preference (
  customer_id text not null,
  topic text not null,
  channel text not null check (channel in ('email', 'text')),
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (customer_id, topic, channel)
);
