-- How a program's points are earned: one EarningRule (N-10); empty = $1 is 1 point.
alter table games.program add column earning jsonb not null default '{}';

-- What the ledger knows of an order. Its row is locked by every event, so that they come one after the other.
create table games.earning_order (
  order_number text primary key,
  household_id text not null,
  store_name text not null,
  -- Two-letter code: what counts as excluded differs by state.
  state text not null,
  status text not null check (status in ('PLACED', 'FINALIZED', 'CANCELLED')),
  -- Of the newest change that was taken in; one that comes late is left out.
  version integer not null check (version >= 0),
  placed_at timestamptz not null,
  -- When its points are posted at the latest, whether or not the hand-over has been told.
  post_by timestamptz not null,
  finalized_at timestamptz,
  check ((status = 'FINALIZED') = (finalized_at is not null))
);
create index earning_order_due on games.earning_order (post_by) where status = 'PLACED';

-- What an order brings a program: the basis of its points, and what refunds have taken back.
create table games.order_earning (
  order_number text not null references games.earning_order (order_number),
  program_code text not null references games.program (code),
  eligible_cents integer not null check (eligible_cents >= 0),
  points integer not null check (points >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  reversed_points integer not null default 0,
  primary key (order_number, program_code),
  check (reversed_points between 0 and points)
);

create table games.order_refund (
  order_number text not null references games.earning_order (order_number),
  refund_id text not null,
  refunded_at timestamptz not null,
  primary key (order_number, refund_id)
);

-- Newest first, by the moment at which a row counted.
create index points_ledger_told on games.points_ledger
  (household_id, (coalesce(posted_at, effective_at)) desc, seq desc);

-- A row on the way is estimated: its points may change until it is posted or void, nothing else and never after.
create or replace function games.keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'PENDING' then
    if new.status in ('POSTED', 'VOID')
      and to_jsonb(new) - 'status' - 'posted_at' = to_jsonb(old) - 'status' - 'posted_at' then
      return new;
    end if;
    if new.status = 'PENDING' and new.points >= 0 and to_jsonb(new) - 'points' = to_jsonb(old) - 'points' then
      return new;
    end if;
  end if;
  raise exception 'the ledger is append-only';
end $$;
