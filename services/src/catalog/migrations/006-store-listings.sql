-- What a price is once its promotion has ended: only a sale price changes then (S-143).
alter table catalog.search_offer
  add column all_regular_cents integer,
  add column delivery_regular_cents integer,
  add column pickup_regular_cents integer,
  add column in_store_regular_cents integer,
  add column shipping_regular_cents integer;
alter table catalog.price_was add column regular_cents integer;

create or replace function catalog.note_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.price_was (store_id, bpn, channel) select store_id, bpn, channel from after_change;
  elsif tg_op = 'DELETE' then
    insert into catalog.price_was (store_id, bpn, channel, price_cents, deal_until, regular_cents)
      select store_id, bpn, channel, price_cents, promo_ends_on, case promo_type when 'P' then base_price_cents end
      from before_change;
  else
    insert into catalog.price_was (store_id, bpn, channel, price_cents, deal_until, regular_cents)
      select store_id, bpn, channel, had.price_cents, had.promo_ends_on, case had.promo_type when 'P' then had.base_price_cents end
      from before_change as had join after_change as has using (store_id, bpn, channel)
      where (had.price_cents, had.promo_ends_on, case had.promo_type when 'P' then had.base_price_cents end)
        is distinct from (has.price_cents, has.promo_ends_on, case has.promo_type when 'P' then has.base_price_cents end);
  end if;
  return null;
end $$;

create or replace function catalog.note_search_price() returns trigger language plpgsql as $$
declare
  of text;
begin
  foreach of in array array['all', 'delivery', 'pickup', 'in_store', 'shipping'] loop
    if tg_op = 'DELETE' then
      execute format('update catalog.search_offer set %1$I = null, %2$I = null, %3$I = null from before_change as had
        where search_offer.store_id = had.store_id and number = had.bpn::int and had.channel = upper(%4$L)',
        of || '_cents', of || '_deal_until', of || '_regular_cents', of);
    else
      execute format('insert into catalog.search_offer as had (store_id, number, %1$I, %2$I, %3$I)
        select store_id, bpn::int, price_cents, promo_ends_on, case promo_type when ''P'' then base_price_cents end
        from after_change where channel = upper(%4$L)
        on conflict (store_id, number) do update set %1$I = excluded.%1$I, %2$I = excluded.%2$I, %3$I = excluded.%3$I
          where (had.%1$I, had.%2$I, had.%3$I) is distinct from (excluded.%1$I, excluded.%2$I, excluded.%3$I)',
        of || '_cents', of || '_deal_until', of || '_regular_cents', of);
    end if;
  end loop;
  return null;
end $$;

-- What a database that is already in use has so far.
update catalog.search_offer set
    all_regular_cents = regular.for_all, delivery_regular_cents = regular.for_delivery,
    pickup_regular_cents = regular.for_pickup, in_store_regular_cents = regular.for_in_store,
    shipping_regular_cents = regular.for_shipping
  from (
    select store_id, bpn::int as number,
      max(base_price_cents) filter (where channel = 'ALL') as for_all,
      max(base_price_cents) filter (where channel = 'DELIVERY') as for_delivery,
      max(base_price_cents) filter (where channel = 'PICKUP') as for_pickup,
      max(base_price_cents) filter (where channel = 'IN_STORE') as for_in_store,
      max(base_price_cents) filter (where channel = 'SHIPPING') as for_shipping
    from catalog.price where promo_type = 'P' group by store_id, bpn
  ) as regular
  where regular.store_id = search_offer.store_id and regular.number = search_offer.number;

-- A store's offers lie side by side in their key, and a shelf's products in theirs: lists read nothing else.
alter table catalog.search_offer drop constraint search_offer_pkey;
alter table catalog.search_offer add primary key (store_id, number) include (stock,
  all_cents, all_deal_until, all_regular_cents, delivery_cents, delivery_deal_until, delivery_regular_cents,
  pickup_cents, pickup_deal_until, pickup_regular_cents, in_store_cents, in_store_deal_until, in_store_regular_cents,
  shipping_cents, shipping_deal_until, shipping_regular_cents);
create index search_product_listed on catalog.search_product (shelf_id, number)
  include (brand_id, size, diets, channels, popularity, program, seller_id);
drop index catalog.search_product_shelf;

-- When products changed: what was worked out of them before is worked out again. Prices and stock tell it by price_was and
-- inventory_was.
create table catalog.product_changed (
  seq bigint generated always as identity primary key,
  changed_by xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index product_changed_by on catalog.product_changed (changed_by);
create index product_changed_at on catalog.product_changed (changed_at);
create function catalog.note_product_changed() returns trigger language plpgsql as $$
begin
  insert into catalog.product_changed default values;
  return null;
end $$;
create trigger note_product_changed after insert or update or delete or truncate on catalog.search_product
  for each statement execute function catalog.note_product_changed();

-- Whether a store's products, prices, and stock are what a snapshot saw of them.
create function catalog.unchanged_since(store text, snapshot pg_snapshot) returns boolean
  language sql stable parallel safe
begin atomic
  select not exists (select from catalog.price_was
      where store_id = store and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot))
    and not exists (select from catalog.inventory_was
      where store_id = store and changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot))
    and not exists (select from catalog.product_changed
      where changed_by >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(changed_by, snapshot));
end;
