-- Points may come from an offer: a coupon that pays in points, or a challenge that was completed (N-46).
alter table games.points_ledger drop constraint points_ledger_source_type_check;
alter table games.points_ledger add constraint points_ledger_source_type_check check (source_type in
  ('ORDER', 'PLAY', 'OPTIN', 'REDEMPTION', 'AMOE', 'REVERSAL', 'EXPIRY', 'SUPPORT', 'OFFER'));

-- Rewards of offers that have been heard of: each is posted once, and taken back once.
create table games.offer_reward (
  reward_id text primary key,
  household_id text not null,
  posted_at timestamptz not null,
  returned_at timestamptz
);
