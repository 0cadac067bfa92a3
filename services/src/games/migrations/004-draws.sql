-- One draw for each sweepstakes program (N-30). The server seed leaves this table only once the draw is drawn.
create table games.draw (
  draw_id text primary key,
  program_code text not null unique references games.program (code),
  prize_id text not null references games.prize (prize_id),
  prize_name text not null,
  prize_value_cents integer not null check (prize_value_cents >= 0),
  image_id text not null,
  winner_count integer not null check (winner_count between 1 and 1000),
  alternate_count integer not null check (alternate_count between 0 and 1000),
  entry_limit integer not null check (entry_limit > 0),
  free_entries integer not null check (free_entries > 0),
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  time_zone text not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'CLOSED', 'SEALED', 'DRAWN', 'VERIFIED', 'PUBLISHED')),
  server_seed text not null,
  commitment text not null,
  committed_at timestamptz not null,
  closed_at timestamptz,
  merkle_root text,
  entry_count integer,
  household_count integer,
  sealed_at timestamptz,
  sealed_by text,
  dice text,
  randomness text,
  drawn_at timestamptz,
  drawn_by text,
  verified_at timestamptz,
  published_at timestamptz,
  check (closes_at <= draws_at),
  check ((state = 'OPEN') = (merkle_root is null)),
  check ((state in ('OPEN', 'CLOSED')) = (sealed_by is null)),
  check ((state in ('OPEN', 'CLOSED', 'SEALED')) = (randomness is null)),
  -- Two people: who seals never draws (T-55).
  check (drawn_by is distinct from sealed_by or drawn_by is null)
);

-- One row for each entry; its number names it in the published list. `holder` is a household, or a visitor's address.
create table games.entry (
  entry_no bigint generated always as identity primary key,
  draw_id text not null references games.draw (draw_id),
  holder text not null,
  prize_id text not null references games.prize (prize_id),
  source text not null check (source in ('POINTS', 'PLAY', 'AMOE')),
  entered_at timestamptz not null
);
create index entry_list on games.entry (draw_id, entry_no);
create index entry_holder on games.entry (draw_id, holder, entry_no);

-- How many entries a holder has in a draw, over all ways to enter: the household limit is guarded here (T-60).
create table games.entry_total (
  draw_id text not null references games.draw (draw_id),
  holder text not null,
  entries integer not null check (entries > 0),
  primary key (draw_id, holder)
);

create table games.winner (
  winner_id uuid primary key,
  draw_id text not null references games.draw (draw_id),
  place integer not null check (place > 0),
  holder text not null,
  entry_no bigint not null references games.entry (entry_no),
  score text not null,
  status text not null check (status in ('ALTERNATE', 'SELECTED', 'NOTIFIED', 'CLAIMED', 'VERIFIED', 'FULFILLED', 'FORFEITED')),
  notified_at timestamptz,
  claim_by timestamptz,
  reminders integer not null default 0,
  settled_at timestamptz,
  unique (draw_id, place),
  unique (draw_id, holder)
);
create index winner_open on games.winner (status) where status in ('SELECTED', 'NOTIFIED');

-- What happened to a draw, by whom; part of the published file.
create table games.draw_event (
  seq bigint generated always as identity primary key,
  draw_id text not null references games.draw (draw_id),
  at timestamptz not null,
  event text not null,
  operator text,
  detail text
);

-- Where a visitor who entered free can be reached; deleted with the draw's papers, never published.
create table games.free_entrant (
  draw_id text not null references games.draw (draw_id),
  holder text not null,
  name text not null,
  address text not null,
  address2 text,
  city text not null,
  state text not null,
  zip_code text not null,
  email text not null,
  primary key (draw_id, holder)
);

-- A proof of work counts once (N-28); the answer is kept for a repeat of the same request.
create table games.used_proof (
  signature text primary key,
  client_request_id text not null unique,
  answer jsonb not null,
  used_at timestamptz not null
);

create table games.notice (
  notice_id uuid primary key,
  household_id text not null,
  type text not null check (type in ('WIN', 'CLAIM', 'COUPON_EXPIRING', 'ORDER_CHANGED', 'SUB_REMINDER', 'POINTS_POSTED')),
  title text not null,
  body text not null,
  deep_link text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- The same thing is told once.
  once text not null unique
);
create index notice_household on games.notice (household_id, created_at desc);

create table games.audit_log (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  command text not null,
  subject text not null,
  outcome text not null,
  detail jsonb not null default '{}'
);
create function games.keep_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger keep_audit_log before update or delete on games.audit_log
  for each row execute function games.keep_audit_log();

-- Programs that were there before draws get one, and the entries that were only counted become rows.
insert into games.draw (draw_id, program_code, prize_id, prize_name, prize_value_cents, image_id, winner_count,
  alternate_count, entry_limit, free_entries, closes_at, draws_at, time_zone, server_seed, commitment, committed_at)
select lower(program.code), program.code, prize.prize_id, program.game ->> 'title', prize.arv_cents, prize.image_id, 1,
  3, greatest(50, coalesce((select max(entries) from games.balance where program_code = program.code), 0)),
  greatest(prize.entries, 1), program.end_at, program.end_at, 'UTC', seed.hex,
  encode(sha256(decode(seed.hex, 'hex')), 'hex'), program.start_at
from games.program program
cross join lateral (
  select * from games.prize where program_code = program.code and prize_type = 'SWEEPSTAKES'
  order by entries, prize_id limit 1
) prize
cross join lateral (
  select encode(sha256(convert_to(program.code || gen_random_uuid() || gen_random_uuid() || gen_random_uuid(), 'UTF8')), 'hex') as hex
) seed;
insert into games.entry_total (draw_id, holder, entries)
select draw.draw_id, balance.household_id, balance.entries
from games.balance balance join games.draw draw using (program_code) where balance.entries > 0;
insert into games.entry (draw_id, holder, prize_id, source, entered_at)
select total.draw_id, total.holder, draw.prize_id, 'PLAY', program.start_at
from games.entry_total total join games.draw draw using (draw_id) join games.program program on program.code = draw.program_code
cross join lateral generate_series(1, total.entries);
create function games.keep_entries() returns trigger language plpgsql as $$
begin
  raise exception 'entries are append-only';
end $$;
create trigger keep_entries before update or delete on games.entry
  for each row execute function games.keep_entries();
