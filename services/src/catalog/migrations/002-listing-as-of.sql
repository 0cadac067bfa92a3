-- What prices and stock were before a change, so that a list that somebody is paging through keeps its order: each page
-- reads them as the first page's snapshot saw them. Kept for as long as a page token is good.
create table catalog.price_was (
  seq bigint generated always as identity primary key,
  store_id text not null,
  bpn text not null,
  channel text not null,
  -- Null when there was none.
  price_cents integer,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index price_was_store on catalog.price_was (store_id, changed_by);
create index price_was_changed on catalog.price_was (changed_at);

create table catalog.inventory_was (
  seq bigint generated always as identity primary key,
  store_id text not null,
  bpn text not null,
  delivery boolean not null,
  pickup boolean not null,
  in_store boolean not null,
  shipping boolean not null,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index inventory_was_store on catalog.inventory_was (store_id, changed_by);
create index inventory_was_changed on catalog.inventory_was (changed_at);

create function catalog.note_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.price_was (store_id, bpn, channel, price_cents)
      select store_id, bpn, channel, null from after_change;
  elsif tg_op = 'DELETE' then
    insert into catalog.price_was (store_id, bpn, channel, price_cents)
      select store_id, bpn, channel, price_cents from before_change;
  else
    insert into catalog.price_was (store_id, bpn, channel, price_cents)
      select store_id, bpn, channel, before_change.price_cents
      from before_change join after_change using (store_id, bpn, channel)
      where before_change.price_cents <> after_change.price_cents;
  end if;
  return null;
end $$;
create trigger note_price_insert after insert on catalog.price
  referencing new table as after_change for each statement execute function catalog.note_price();
create trigger note_price_update after update on catalog.price
  referencing old table as before_change new table as after_change
  for each statement execute function catalog.note_price();
create trigger note_price_delete after delete on catalog.price
  referencing old table as before_change for each statement execute function catalog.note_price();

create function catalog.note_inventory() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.inventory_was (store_id, bpn, delivery, pickup, in_store, shipping)
      select store_id, bpn, false, false, false, false from after_change;
  elsif tg_op = 'DELETE' then
    insert into catalog.inventory_was (store_id, bpn, delivery, pickup, in_store, shipping)
      select store_id, bpn, delivery > 0, pickup > 0, in_store > 0, shipping > 0 from before_change;
  else
    insert into catalog.inventory_was (store_id, bpn, delivery, pickup, in_store, shipping)
      select had.store_id, had.bpn, had.delivery > 0, had.pickup > 0, had.in_store > 0, had.shipping > 0
      from before_change as had join after_change as has using (store_id, bpn)
      where (had.delivery > 0, had.pickup > 0, had.in_store > 0, had.shipping > 0)
        <> (has.delivery > 0, has.pickup > 0, has.in_store > 0, has.shipping > 0);
  end if;
  return null;
end $$;
create trigger note_inventory_insert after insert on catalog.inventory
  referencing new table as after_change for each statement execute function catalog.note_inventory();
create trigger note_inventory_update after update on catalog.inventory
  referencing old table as before_change new table as after_change
  for each statement execute function catalog.note_inventory();
create trigger note_inventory_delete after delete on catalog.inventory
  referencing old table as before_change for each statement execute function catalog.note_inventory();
