create schema if not exists offers;

create table offers.challenge (
  offer_id text primary key,
  divisions text[] not null,
  title text not null,
  description text not null,
  image_id text not null,
  reward_text text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- null: the progress counts transactions.
  units text,
  target_value numeric(12, 2) not null check (target_value > 0),
  position integer not null default 0
);

-- What finalized orders have added up to; may pass the target, the answer never does.
create table offers.challenge_progress (
  household_id text not null,
  offer_id text not null references offers.challenge (offer_id),
  reached numeric(12, 2) not null check (reached >= 0),
  primary key (household_id, offer_id)
);
