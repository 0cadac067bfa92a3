-- New accounts, so that only their own event brings welcome offers (S-197, N-45).
create table offers.registration (
  household_id text not null,
  correlation_id text not null,
  registered_at timestamptz not null,
  primary key (household_id, correlation_id)
);
