-- What FreshPass has taken off an order's delivery (N-70), and memberships that households pay for, month by month.
alter table orders."order" add column waived_cents integer not null default 0 check (waived_cents >= 0);
create index order_with_waived_fee on orders."order" (household_id, placed_at) where waived_cents > 0;
-- What a provider was asked to charge for a month of membership. ASKED until its answer is known.
create table orders.membership_charge (
  charge_id text primary key,
  household_id text not null,
  -- Whose request it was: the same key is charged once. Null for a month that goes on by itself.
  request_key text,
  -- When the month begins that it pays for.
  month_at timestamptz not null,
  cents integer not null check (cents > 0),
  method text not null,
  reference text,
  state text not null check (state in ('ASKED', 'PAID', 'DECLINED')),
  created_at timestamptz not null
);
create unique index membership_charge_request on orders.membership_charge (household_id, request_key);
create unique index membership_charge_month on orders.membership_charge (household_id, month_at) where state <> 'DECLINED';
create index membership_charge_open on orders.membership_charge (created_at) where state = 'ASKED';
