create schema if not exists games;

create table games.program (
  code text primary key,
  type text not null check (type in ('DIVISION', 'EPISODIC')),
  start_at timestamptz not null,
  end_at timestamptz not null,
  post_prog_live_at timestamptz not null,
  -- Length of an episode in store-local days; null for one season.
  episode_days integer check (episode_days > 0),
  ui_attributes jsonb not null default '{}',
  rules_version integer not null default 1,
  method text not null default 'ODDS' check (method in ('ODDS', 'SEEDED_TIME')),
  employees_excluded boolean not null default false,
  welcome_plays integer not null default 1 check (welcome_plays >= 0),
  -- How the game is played and shown: one GameConfig (N-19).
  game jsonb not null,
  position integer not null default 0,
  check (start_at < end_at and end_at <= post_prog_live_at),
  check (type = 'EPISODIC' or episode_days is null)
);

create table games.program_division (
  program_code text not null references games.program (code),
  division text not null,
  primary key (division, program_code)
);

-- A division without a row has the enhancements on (N-16).
create table games.division_setting (
  division text primary key,
  opt_in_enhancements_enabled boolean not null
);

create table games.program_rules (
  program_code text not null references games.program (code),
  version integer not null,
  hash text not null,
  effective_from timestamptz not null,
  minimum_age integer not null,
  sections jsonb not null,
  void_where text[] not null default '{}',
  frozen boolean not null,
  primary key (program_code, version)
);

create function games.keep_frozen_rules() returns trigger language plpgsql as $$
begin
  raise exception 'rules % version % are frozen', old.program_code, old.version;
end $$;
create trigger keep_frozen_rules before update or delete on games.program_rules
  for each row when (old.frozen) execute function games.keep_frozen_rules();

create table games.prize (
  prize_id text primary key,
  program_code text not null references games.program (code),
  prize_type text not null check (prize_type in ('SWEEPSTAKES', 'VENDOR', 'REWARD', 'ALTERNATE_PRIZES', 'FRESH_PASS', 'B4U_OFFER', 'RECIPE')),
  reward_kind text not null check (reward_kind in ('EARN', 'BURN', 'SWEEPSTAKES')),
  name text not null,
  short_description text not null,
  description text not null,
  image_id text not null,
  cost_points integer not null check (cost_points >= 0),
  quantity_total integer check (quantity_total >= 0),
  issued integer not null default 0 check (issued >= 0),
  remaining integer check (remaining >= 0),
  per_user_limit integer check (per_user_limit > 0),
  per_day_limit integer check (per_day_limit > 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  redeem_by timestamptz not null,
  arv_cents integer not null check (arv_cents >= 0),
  disclaimer text,
  terms text,
  -- Points or entries that winning it brings at once.
  points integer not null default 0 check (points >= 0),
  entries integer not null default 0 check (entries >= 0),
  alternate_rank integer,
  listed boolean not null,
  position integer not null default 0,
  check ((quantity_total is null) = (remaining is null)),
  check (quantity_total is null or issued + remaining = quantity_total)
);
create index prize_program on games.prize (program_code, position);

create table games.winning_moment (
  id uuid primary key,
  program_code text not null references games.program (code),
  prize_id text not null references games.prize (prize_id),
  wins_at timestamptz not null,
  play_id uuid unique
);
create index winning_moment_open on games.winning_moment (program_code, wins_at) where play_id is null;
