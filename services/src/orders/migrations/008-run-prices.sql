-- The order of a run of subscriptions is priced at its cut-off; until then the store doesn't begin to pick it (N-65).
alter table orders."order" add column awaits_price boolean not null default false;
create index order_awaits_price on orders."order" (cutoff_at, order_number) where awaits_price;
