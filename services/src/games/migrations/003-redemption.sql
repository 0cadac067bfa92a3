-- What only some types of prize have: one PrizeDetails.
alter table games.prize
  add column details jsonb not null default '{}',
  add column draw_at timestamptz,
  -- Of a limited prize: held for households, taken out of what remains.
  add column held integer not null default 0 check (held >= 0);

do $$
declare name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'games.prize'::regclass and pg_get_constraintdef(oid) like '%issued + remaining%';
  execute format('alter table games.prize drop constraint %I', name);
end $$;
alter table games.prize add constraint prize_stock check (quantity_total is null or issued + remaining + held = quantity_total);

create table games.prize_hold (
  hold_id uuid primary key,
  household_id text not null,
  program_code text not null references games.program (code),
  prize_id text not null references games.prize (prize_id),
  status text not null check (status in ('HELD', 'RELEASED', 'REDEEMED', 'LAPSED')),
  held_at timestamptz not null,
  expires_at timestamptz not null
);
-- One hold at a time in a game.
create unique index prize_hold_one on games.prize_hold (household_id, program_code) where status = 'HELD';
create index prize_hold_open on games.prize_hold (prize_id, expires_at) where status = 'HELD';

create table games.redemption (
  redemption_id uuid primary key,
  receipt text not null constraint redemption_receipt unique,
  household_id text not null,
  customer_id text not null,
  program_code text not null references games.program (code),
  prize_id text not null references games.prize (prize_id),
  source text not null check (source in ('POINTS', 'WIN', 'CHOICE')),
  win_id uuid unique references games.win (win_id),
  -- The ALTERNATE_PRIZES redemption that this is the choice of.
  chosen_from uuid unique references games.redemption (redemption_id),
  client_request_id text not null,
  idempotency_key text not null,
  -- What was asked for, so that the same request is known from another with the same key.
  fingerprint text not null,
  quantity integer not null check (quantity > 0),
  points_spent integer not null check (points_spent >= 0),
  points_left integer not null,
  status text not null check (status in ('COMPLETED', 'PENDING')),
  choose_by timestamptz,
  redeemed_at timestamptz not null,
  -- One RedemptionResult; a vendor's code and a recipe stand in their own tables.
  result jsonb not null,
  constraint redemption_request_once unique (household_id, client_request_id),
  constraint redemption_key_once unique (household_id, idempotency_key),
  check (source = 'POINTS' or points_spent = 0),
  check ((source = 'WIN') = (win_id is not null)),
  check ((source = 'CHOICE') = (chosen_from is not null)),
  check (status = 'COMPLETED' or choose_by is not null)
);
create index redemption_household on games.redemption (household_id, prize_id, redeemed_at desc);
create index redemption_open_choice on games.redemption (choose_by) where status = 'PENDING';

-- Codes of other companies, encrypted; each is given once.
create table games.vendor_code (
  code_id uuid primary key,
  prize_id text not null references games.prize (prize_id),
  sealed_code text not null,
  redemption_id uuid unique
);
create index vendor_code_free on games.vendor_code (prize_id, code_id) where redemption_id is null;

create table games.recipe (
  recipe_id text primary key,
  title text not null,
  image_id text not null,
  servings integer not null check (servings > 0),
  minutes integer not null check (minutes > 0),
  ingredients jsonb not null,
  steps jsonb not null
);

-- Grocery rewards: credits, and what was spent of each. Append-only.
create table games.reward_ledger (
  id uuid primary key,
  household_id text not null,
  kind text not null check (kind in ('EARN', 'BURN')),
  value_cents integer not null,
  title text not null,
  -- What it was earned or spent with: the same source books once.
  source_id text not null unique,
  -- BURN: the credit that it uses.
  of_reward uuid references games.reward_ledger (id),
  at timestamptz not null,
  expires_at timestamptz,
  check ((kind = 'EARN') = (value_cents > 0)),
  check ((kind = 'EARN') = (expires_at is not null)),
  check ((kind = 'BURN') = (of_reward is not null))
);
create index reward_ledger_household on games.reward_ledger (household_id, expires_at);
create function games.keep_reward_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the reward ledger is append-only';
end $$;
create trigger keep_reward_ledger before update or delete on games.reward_ledger
  for each row execute function games.keep_reward_ledger();
