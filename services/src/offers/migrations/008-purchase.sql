-- What a household has bought in final orders: what deals for it are chosen by (N-43). It never decides a price.
create table offers.purchase (
  household_id text not null,
  upc text not null,
  department_id text not null,
  -- Orders that had it.
  orders integer not null check (orders > 0),
  -- The store's days of the first and the last of them.
  first_on date not null,
  last_on date not null check (last_on >= first_on),
  primary key (household_id, upc)
);
