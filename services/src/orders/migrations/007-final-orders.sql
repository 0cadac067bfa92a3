-- Orders in the order in which they became final.
create index order_final on orders."order" (finalized_at, order_number) where finalized_at is not null;
