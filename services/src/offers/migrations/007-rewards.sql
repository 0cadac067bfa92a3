-- What a final order has added to a household's challenges, and what its returns took off again (N-46).
create table offers.progress_event (
  household_id text not null,
  offer_id text not null references offers.offer (offer_id),
  -- The order, or the refund of some of it: each counts once.
  source_id text not null,
  order_number text not null,
  -- In the unit of the offer's minimum; below 0 for what came back.
  added numeric(12, 2) not null,
  at timestamptz not null,
  primary key (household_id, offer_id, source_id)
);

-- Rewards that offers have brought: points, money, or both. One that is taken back stays, with its moment.
create table offers.reward (
  reward_id text primary key,
  household_id text not null,
  offer_id text not null references offers.offer (offer_id),
  -- The order that reached the target.
  order_number text not null,
  points integer not null check (points >= 0),
  value_cents integer not null check (value_cents >= 0),
  earned_at timestamptz not null,
  returned_at timestamptz,
  check (points > 0 or value_cents > 0)
);
create index reward_of_household on offers.reward (household_id, offer_id);
