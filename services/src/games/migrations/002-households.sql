create table games.optin (
  household_id text not null,
  program_code text not null references games.program (code),
  customer_id text not null,
  store_id text not null,
  rules_version integer not null,
  residency_state text,
  marketing_consent boolean not null,
  client_request_id text not null,
  opted_in_at timestamptz not null,
  -- The answer that was given, for a repeat of the same request.
  answer jsonb not null,
  primary key (household_id, program_code)
);

-- One row for each household and program, locked by every play; the next play's server seed waits here.
create table games.balance (
  household_id text not null,
  program_code text not null references games.program (code),
  points integer not null default 0,
  -- How far a refund of points already spent may take the balance.
  floor integer not null default 0 check (floor <= 0),
  entries integer not null default 0 check (entries >= 0),
  prizes_won integer not null default 0 check (prizes_won >= 0),
  free_plays integer not null default 0 check (free_plays >= 0),
  stamps integer not null default 0 check (stamps >= 0),
  stamps_episode integer not null default 0,
  nonce integer not null default 0 check (nonce >= 0),
  server_seed text not null,
  primary key (household_id, program_code),
  check (points >= floor)
);

create table games.points_ledger (
  id uuid primary key,
  -- Order in which rows of one instant were written.
  seq bigint generated always as identity,
  household_id text not null,
  program_code text not null references games.program (code),
  kind text not null check (kind in ('EARN', 'BURN', 'SWEEPSTAKES')),
  entry_type text not null check (entry_type in ('EARN', 'PLAY', 'WIN', 'REDEEM', 'ENTRY', 'ADJUST', 'WELCOME')),
  points integer not null,
  status text not null check (status in ('PENDING', 'POSTED', 'COMPLETED', 'VOID')),
  source_type text not null check (source_type in ('ORDER', 'PLAY', 'OPTIN', 'REDEMPTION', 'AMOE', 'REVERSAL', 'EXPIRY', 'SUPPORT')),
  source_id text not null,
  idempotency_key text not null unique,
  title text not null,
  order_number text,
  store_name text,
  prize_id text references games.prize (prize_id),
  effective_at timestamptz not null,
  posted_at timestamptz,
  expires_at timestamptz,
  check (status <> 'COMPLETED' or points = 0),
  check ((status = 'POSTED') = (posted_at is not null))
);
create index points_ledger_history on games.points_ledger (household_id, program_code, effective_at desc, seq desc);
create index points_ledger_pending on games.points_ledger (household_id, program_code) where status = 'PENDING';
create unique index points_ledger_one_earn on games.points_ledger (program_code, source_id) where source_type = 'ORDER' and entry_type = 'EARN';

create function games.keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'PENDING' and new.status in ('POSTED', 'VOID')
    and to_jsonb(new) - 'status' - 'posted_at' = to_jsonb(old) - 'status' - 'posted_at' then
    return new;
  end if;
  raise exception 'the ledger is append-only';
end $$;
create trigger keep_ledger before update or delete on games.points_ledger
  for each row execute function games.keep_ledger();

create table games.play (
  play_id uuid primary key,
  receipt text not null constraint play_receipt unique,
  play_key text not null constraint play_key_once unique,
  idempotency_key text not null,
  household_id text not null,
  customer_id text not null,
  program_code text not null references games.program (code),
  played_at timestamptz not null,
  outcome text not null check (outcome in ('WIN', 'NO_WIN')),
  odds_index integer,
  drawn_prize_id text references games.prize (prize_id),
  prize_id text references games.prize (prize_id),
  is_alternate boolean not null,
  points_spent integer not null check (points_spent >= 0),
  free_play boolean not null,
  stamps_before integer,
  stamps_after integer,
  commitment text not null,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null,
  roll double precision not null check (roll >= 0 and roll < 1),
  unique (household_id, program_code, nonce),
  constraint play_request_once unique (household_id, idempotency_key),
  check ((outcome = 'WIN') = (prize_id is not null)),
  check (not free_play or points_spent = 0)
);
create index play_history on games.play (household_id, program_code, played_at desc);

create table games.win (
  win_id uuid primary key,
  household_id text not null,
  program_code text not null references games.program (code),
  prize_id text not null references games.prize (prize_id),
  play_id uuid unique references games.play (play_id),
  status text not null check (status in ('WON', 'REDEEMED', 'EXPIRED', 'REVOKED')),
  won_at timestamptz not null,
  redeem_by timestamptz not null,
  redeemed_at timestamptz,
  check ((status = 'REDEEMED') = (redeemed_at is not null))
);
create index win_household on games.win (household_id, program_code, won_at desc);

create table games.how_it_works_seen (
  household_id text not null,
  program_code text not null references games.program (code),
  seen_at timestamptz not null,
  primary key (household_id, program_code)
);

create table games.sweepstakes_win (
  household_id text not null,
  program_code text not null references games.program (code),
  prize_id text not null references games.prize (prize_id),
  displayed boolean not null default false,
  primary key (household_id, program_code, prize_id)
);

-- Never a birth date: its keyed hash, the band it fell in, and what came of it (N-17).
create table games.age_record (
  customer_id text primary key,
  birth_hash text not null,
  least_age integer not null,
  greatest_age integer,
  recorded_on date not null,
  result text not null check (result in ('MET', 'NOT_MET'))
);

create table games.age_refusal (
  id uuid primary key,
  customer_id text not null,
  browser_id text not null,
  minimum_age integer not null,
  refused_until timestamptz not null
);
create index age_refusal_customer on games.age_refusal (customer_id, refused_until);
create index age_refusal_browser on games.age_refusal (browser_id, refused_until);

-- The key of the birth-date hashes, made once.
create table games.secret (
  name text primary key,
  value text not null
);
