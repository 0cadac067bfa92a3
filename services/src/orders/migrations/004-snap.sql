-- How much of an order its shopper wants SNAP benefits to pay, in cents; null is nothing (N-52).
alter table orders.checkout add column ebt_cents integer check (ebt_cents > 0);
