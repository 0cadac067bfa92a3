-- The store's day on which it is out of a product, whatever its stock says; null when it isn't (N-57). Its pieces stay as
-- they are, so that it is back with them on the next day.
alter table catalog.inventory add column out_on date;
create index inventory_out on catalog.inventory (out_on) where out_on is not null;

-- What a store is out of for the day counts as sold out in lists, and in lists as somebody's first page saw them.
create or replace function catalog.note_inventory() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.inventory_was (store_id, bpn, delivery, pickup, in_store, shipping)
      select store_id, bpn, false, false, false, false from after_change;
  elsif tg_op = 'DELETE' then
    insert into catalog.inventory_was (store_id, bpn, delivery, pickup, in_store, shipping)
      select had.store_id, had.bpn, is_in and delivery > 0, is_in and pickup > 0, is_in and in_store > 0, is_in and shipping > 0
      from before_change as had, lateral (select had.out_on is null as is_in) as store;
  else
    insert into catalog.inventory_was (store_id, bpn, delivery, pickup, in_store, shipping)
      select had.store_id, had.bpn, was.is_in and had.delivery > 0, was.is_in and had.pickup > 0,
        was.is_in and had.in_store > 0, was.is_in and had.shipping > 0
      from before_change as had join after_change as has using (store_id, bpn),
        lateral (select had.out_on is null as is_in) as was, lateral (select has.out_on is null as is_in) as now
      where (was.is_in and had.delivery > 0, was.is_in and had.pickup > 0,
          was.is_in and had.in_store > 0, was.is_in and had.shipping > 0)
        <> (now.is_in and has.delivery > 0, now.is_in and has.pickup > 0,
          now.is_in and has.in_store > 0, now.is_in and has.shipping > 0);
  end if;
  return null;
end $$;

create or replace function catalog.note_search_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update catalog.search_offer set stock = 0 from before_change as had
      where search_offer.store_id = had.store_id and number = had.bpn::int;
  else
    insert into catalog.search_offer as had (store_id, number, stock)
      select store_id, bpn::int, case when out_on is null
        then catalog.channel_bits(delivery > 0, pickup > 0, in_store > 0, shipping > 0) else 0 end
      from after_change
      on conflict (store_id, number) do update set stock = excluded.stock where had.stock <> excluded.stock;
  end if;
  return null;
end $$;
