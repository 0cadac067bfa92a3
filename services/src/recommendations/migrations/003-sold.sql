-- How many households took a product home from a store on a day: each once, however often it came.
create table recommendations.sold (
  store_id text not null,
  -- Of the store.
  day date not null,
  item text not null,
  households integer not null check (households > 0),
  primary key (store_id, day, item)
);

-- What was counted before.
insert into recommendations.sold (store_id, day, item, households)
select store_id, day, item, count(distinct household_id)::int
from recommendations.basket, unnest(items) as item
where basket_id <= (select through from recommendations.counting)
group by store_id, day, item;
