-- In the order they came; no basket is counted before all that came earlier.
alter table recommendations.basket add column basket_id bigint generated always as identity unique;

-- How many baskets a product was in, and with what: {itemId: baskets}, the most frequent 500.
create table recommendations.together (
  item_id text primary key,
  baskets integer not null check (baskets > 0),
  partners jsonb not null
);
create index together_popular on recommendations.together (baskets desc, item_id);

-- Every basket through this one is counted.
create table recommendations.counting (
  is_only boolean primary key default true check (is_only),
  through bigint not null,
  baskets bigint not null
);
insert into recommendations.counting (through, baskets) values (0, 0);
