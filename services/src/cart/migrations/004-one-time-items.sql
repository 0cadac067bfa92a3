-- In a cart of subscriptions: comes this time only (S-176).
alter table cart.line add column is_one_time boolean not null default false;
