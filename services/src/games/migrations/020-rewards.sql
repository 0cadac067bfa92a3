-- A program without a game: every member's points, which make grocery rewards (N-70).
alter table games.program add column is_game boolean not null default true;

-- What is about to expire: points of such a program, by their last moment.
create index points_ledger_expiring on games.points_ledger (program_code, expires_at) where status = 'POSTED' and points > 0;

-- A credit that an order has spent comes back when the order is canceled: RETURN undoes BURN.
alter table games.reward_ledger drop constraint reward_ledger_kind_check, drop constraint reward_ledger_check,
  drop constraint reward_ledger_check2;
alter table games.reward_ledger add column order_number text,
  add constraint reward_kind check (kind in ('EARN', 'BURN', 'RETURN')),
  add constraint reward_sign check ((kind = 'BURN') = (value_cents < 0) and value_cents <> 0),
  add constraint reward_credit check ((kind = 'EARN') = (of_reward is null));
create index reward_ledger_order on games.reward_ledger (order_number) where order_number is not null;
create index reward_ledger_of on games.reward_ledger (of_reward) where of_reward is not null;

-- Where the month of an order ends, after which its points expire (N-12); null for orders before this was kept.
alter table games.earning_order add column time_zone text;
