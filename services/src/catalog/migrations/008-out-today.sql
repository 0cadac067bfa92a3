-- The store's day on which it is out of an option; null until it is said to be back (N-57).
alter table catalog.option_out add column out_on date;
