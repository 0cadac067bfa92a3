-- Offers for households that something has happened to, such as a new account (N-45): each household has each once.
create table offers.allocation (
  household_id text not null,
  offer_id text not null references offers.offer (offer_id),
  -- The event; sent twice, it allocates once.
  correlation_id text not null,
  event_name text not null,
  allocated_at timestamptz not null,
  primary key (household_id, offer_id)
);
