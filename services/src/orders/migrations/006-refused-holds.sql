-- What its provider last refused to hold, in cents, and how often it has: another try is another request (N-64).
alter table orders.payment add column refused_cents integer check (refused_cents > 0);
alter table orders.payment add column refusals integer not null default 0 check (refusals >= 0);
