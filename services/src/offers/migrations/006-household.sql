-- What a household has agreed to once for all of its offers (N-47).
create table offers.household (
  household_id text primary key,
  -- Box tops may be sent to the school it chooses.
  box_tops_accepted_at timestamptz not null
);
