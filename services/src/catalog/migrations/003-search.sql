-- Both are trusted extensions: whoever owns the database may create them.
create extension if not exists unaccent with schema catalog;
create extension if not exists pg_trgm with schema catalog;

-- They may have been there before, in another schema. What follows finds them wherever they are, and keeps what it found.
select set_config('search_path', 'pg_catalog, ' || string_agg(distinct quote_ident(nspname), ', '), true)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname in ('unaccent', 'pg_trgm');

-- English words by their stems, and every word as it is written; é is e in both.
create text search configuration catalog.stems (copy = pg_catalog.english);
alter text search configuration catalog.stems
  alter mapping for hword, hword_part, word with unaccent, english_stem;
create text search configuration catalog.written (copy = pg_catalog.simple);
alter text search configuration catalog.written
  alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, simple;

-- What a search reads of a product: narrow rows, and a number to join by. Triggers keep it.
create table catalog.search_product (
  -- The bpn as a number.
  number integer primary key,
  -- Name A, brand and shelf B, description C; D holds words as they are written, for the beginning of one.
  document tsvector not null,
  name text not null,
  shelf_id text not null,
  brand_id text,
  seller_id text,
  program text not null,
  size text not null,
  -- One bit for each diet in the order of the contract, then SNAP.
  diets smallint not null,
  -- One bit for each channel it may go through; 0 when it's inactive.
  channels smallint not null,
  popularity integer not null
) with (fillfactor = 90);
create index search_product_document on catalog.search_product using gin (document);
create index search_product_shelf on catalog.search_product (shelf_id);
create index search_product_popularity on catalog.search_product (popularity desc, number);

-- What a search reads of a store's prices and stock; a product without a price isn't carried. Each column has one source
-- row, so that prices and stock can be published at the same time.
create table catalog.search_offer (
  store_id text collate "C" not null,
  number integer not null,
  -- One bit for each channel that has some.
  stock smallint not null default 0,
  -- The price for all channels, and the last day of its promotion; then each channel's own.
  all_cents integer,
  all_deal_until date,
  delivery_cents integer,
  delivery_deal_until date,
  pickup_cents integer,
  pickup_deal_until date,
  in_store_cents integer,
  in_store_deal_until date,
  shipping_cents integer,
  shipping_deal_until date,
  primary key (store_id, number)
) with (fillfactor = 90);

-- Words and short phrases of names, brands, and shelves: what can be suggested, and what a misspelled word can mean.
create table catalog.phrase (
  phrase text collate "C" primary key,
  words smallint not null,
  product_count integer not null
);
create index phrase_like on catalog.phrase using gin (phrase gin_trgm_ops) where words = 1;

-- Each row is one meaning: whoever types one of the phrases finds the others.
create table catalog.synonym (
  synonym_id integer generated always as identity primary key,
  phrases text[] not null check (cardinality(phrases) > 1)
);
create trigger note_change after insert or update or delete or truncate on catalog.synonym
  for each statement execute function platform.note_change();

-- A shelf of the home page: products picked by hand, or the best sellers of its scope.
create table catalog.collection (
  collection_id text primary key check (collection_id ~ '^[a-z0-9-]{1,64}$'),
  title text not null,
  subtitle text,
  department_id text references catalog.department (department_id),
  -- As the search takes them: DEALS:ON_SALE.
  filters text,
  position integer not null
);
create table catalog.collection_item (
  collection_id text not null references catalog.collection (collection_id) on delete cascade,
  bpn text not null references catalog.product (bpn) on delete cascade,
  position integer not null,
  primary key (collection_id, bpn)
);
create trigger note_change after insert or update or delete or truncate on catalog.collection
  for each statement execute function platform.note_change();
create trigger note_change after insert or update or delete or truncate on catalog.collection_item
  for each statement execute function platform.note_change();

-- A text for comparison: lowercase, without accents.
create function catalog.plain(given text) returns text language sql stable strict parallel safe
begin atomic
  select lower(unaccent(given));
end;

create function catalog.document(name text, brand text, places text, description text, more text)
  returns tsvector language sql stable parallel safe
begin atomic
  select setweight(to_tsvector('catalog.stems', name), 'A')
    || setweight(to_tsvector('catalog.stems', concat_ws(' ', brand, places)), 'B')
    || setweight(to_tsvector('catalog.stems', concat_ws(' ', description, more)), 'C')
    || setweight(to_tsvector('catalog.written', concat_ws(' ', name, brand, places)), 'D');
end;

create function catalog.channel_bits(delivery boolean, pickup boolean, in_store boolean, shipping boolean)
  returns smallint language sql immutable parallel safe
begin atomic
  select (delivery::int + pickup::int * 2 + in_store::int * 4 + shipping::int * 8)::smallint;
end;

create function catalog.diet_bits(diets text[], snap boolean) returns smallint language sql immutable parallel safe
begin atomic
  select (('VEGAN' = any (diets))::int + ('VEGETARIAN' = any (diets))::int * 2 + ('GLUTEN_FREE' = any (diets))::int * 4
    + ('ORGANIC' = any (diets))::int * 8 + ('KOSHER' = any (diets))::int * 16 + ('HALAL' = any (diets))::int * 32
    + ('LACTOSE_FREE' = any (diets))::int * 64 + snap::int * 128)::smallint;
end;

create function catalog.refresh_search_products(numbers text[]) returns void language sql
begin atomic
  insert into catalog.search_product
    (number, document, name, shelf_id, brand_id, seller_id, program, size, diets, channels, popularity)
  select product.bpn::int,
    catalog.document(product.name, brand.name, shelf.name || ' ' || aisle.name, product.description,
      concat_ws(' ', product.size, replace(array_to_string(product.diets, ' '), '_', ' '), seller.name, department.name)),
    product.name, product.shelf_id, product.brand_id, product.seller_id, product.program, product.size,
    catalog.diet_bits(product.diets, product.snap_eligible),
    case product.status when 'ACTIVE'
      then catalog.channel_bits(product.delivery, product.pickup, product.in_store, product.shipping) else 0 end,
    product.popularity
  from catalog.product as product
    join catalog.shelf as shelf using (shelf_id)
    join catalog.aisle as aisle using (aisle_id)
    join catalog.department as department using (department_id)
    left join catalog.brand as brand using (brand_id)
    left join catalog.seller as seller using (seller_id)
  where product.bpn = any (numbers)
  on conflict (number) do update set document = excluded.document, name = excluded.name, shelf_id = excluded.shelf_id,
    brand_id = excluded.brand_id, seller_id = excluded.seller_id, program = excluded.program, size = excluded.size,
    diets = excluded.diets, channels = excluded.channels, popularity = excluded.popularity;
end;

create function catalog.note_search_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from catalog.search_product where number in (select bpn::int from before_change);
    delete from catalog.search_offer where number in (select bpn::int from before_change);
  else
    perform catalog.refresh_search_products(array(select bpn from after_change));
  end if;
  return null;
end $$;
create trigger note_search_insert after insert on catalog.product
  referencing new table as after_change for each statement execute function catalog.note_search_product();
create trigger note_search_update after update on catalog.product
  referencing new table as after_change for each statement execute function catalog.note_search_product();
create trigger note_search_delete after delete on catalog.product
  referencing old table as before_change for each statement execute function catalog.note_search_product();

-- A brand, a shelf, or an aisle with another name is found by it.
create function catalog.note_search_names() returns trigger language plpgsql as $$
begin
  perform catalog.refresh_search_products(array(
    select bpn from catalog.product join catalog.shelf using (shelf_id) join catalog.aisle using (aisle_id)
    where case tg_table_name
      when 'brand' then brand_id in (select to_jsonb(after_change) ->> 'brand_id' from after_change)
      when 'seller' then seller_id in (select to_jsonb(after_change) ->> 'seller_id' from after_change)
      when 'shelf' then shelf_id in (select to_jsonb(after_change) ->> 'shelf_id' from after_change)
      when 'aisle' then aisle_id in (select to_jsonb(after_change) ->> 'aisle_id' from after_change)
      else department_id in (select to_jsonb(after_change) ->> 'department_id' from after_change)
    end));
  return null;
end $$;
create trigger note_search_names after update on catalog.brand
  referencing new table as after_change for each statement execute function catalog.note_search_names();
create trigger note_search_names after update on catalog.seller
  referencing new table as after_change for each statement execute function catalog.note_search_names();
create trigger note_search_names after update on catalog.shelf
  referencing new table as after_change for each statement execute function catalog.note_search_names();
create trigger note_search_names after update on catalog.aisle
  referencing new table as after_change for each statement execute function catalog.note_search_names();
create trigger note_search_names after update on catalog.department
  referencing new table as after_change for each statement execute function catalog.note_search_names();

-- A promotion that begins or ends counts as a change, as a price does: lists can be ordered and narrowed by both.
alter table catalog.price_was add column deal_until date;

create or replace function catalog.note_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalog.price_was (store_id, bpn, channel) select store_id, bpn, channel from after_change;
  elsif tg_op = 'DELETE' then
    insert into catalog.price_was (store_id, bpn, channel, price_cents, deal_until)
      select store_id, bpn, channel, price_cents, promo_ends_on from before_change;
  else
    insert into catalog.price_was (store_id, bpn, channel, price_cents, deal_until)
      select store_id, bpn, channel, had.price_cents, had.promo_ends_on
      from before_change as had join after_change as has using (store_id, bpn, channel)
      where (had.price_cents, had.promo_ends_on) is distinct from (has.price_cents, has.promo_ends_on);
  end if;
  return null;
end $$;

create function catalog.note_search_price() returns trigger language plpgsql as $$
declare
  of text;
begin
  foreach of in array array['all', 'delivery', 'pickup', 'in_store', 'shipping'] loop
    if tg_op = 'DELETE' then
      execute format('update catalog.search_offer set %1$I = null, %2$I = null from before_change as had
        where search_offer.store_id = had.store_id and number = had.bpn::int and had.channel = upper(%3$L)',
        of || '_cents', of || '_deal_until', of);
    else
      execute format('insert into catalog.search_offer as had (store_id, number, %1$I, %2$I)
        select store_id, bpn::int, price_cents, promo_ends_on from after_change where channel = upper(%3$L)
        on conflict (store_id, number) do update set %1$I = excluded.%1$I, %2$I = excluded.%2$I
          where (had.%1$I, had.%2$I) is distinct from (excluded.%1$I, excluded.%2$I)',
        of || '_cents', of || '_deal_until', of);
    end if;
  end loop;
  return null;
end $$;
create trigger note_search_insert after insert on catalog.price
  referencing new table as after_change for each statement execute function catalog.note_search_price();
create trigger note_search_update after update on catalog.price
  referencing new table as after_change for each statement execute function catalog.note_search_price();
create trigger note_search_delete after delete on catalog.price
  referencing old table as before_change for each statement execute function catalog.note_search_price();

-- Stock is written only when a channel sells out or gets some: an order that leaves some costs nothing here.
create function catalog.note_search_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update catalog.search_offer set stock = 0 from before_change as had
      where search_offer.store_id = had.store_id and number = had.bpn::int;
  else
    insert into catalog.search_offer as had (store_id, number, stock)
      select store_id, bpn::int, catalog.channel_bits(delivery > 0, pickup > 0, in_store > 0, shipping > 0)
      from after_change
      on conflict (store_id, number) do update set stock = excluded.stock where had.stock <> excluded.stock;
  end if;
  return null;
end $$;
create trigger note_search_insert after insert on catalog.inventory
  referencing new table as after_change for each statement execute function catalog.note_search_stock();
create trigger note_search_update after update on catalog.inventory
  referencing new table as after_change for each statement execute function catalog.note_search_stock();
create trigger note_search_delete after delete on catalog.inventory
  referencing old table as before_change for each statement execute function catalog.note_search_stock();

-- What a database that is already in use has so far.
select catalog.refresh_search_products(array(select bpn from catalog.product));
insert into catalog.search_offer
  select price.store_id, price.bpn::int,
    coalesce(max(catalog.channel_bits(stock.delivery > 0, stock.pickup > 0, stock.in_store > 0, stock.shipping > 0)), 0),
    max(price_cents) filter (where channel = 'ALL'), max(promo_ends_on) filter (where channel = 'ALL'),
    max(price_cents) filter (where channel = 'DELIVERY'), max(promo_ends_on) filter (where channel = 'DELIVERY'),
    max(price_cents) filter (where channel = 'PICKUP'), max(promo_ends_on) filter (where channel = 'PICKUP'),
    max(price_cents) filter (where channel = 'IN_STORE'), max(promo_ends_on) filter (where channel = 'IN_STORE'),
    max(price_cents) filter (where channel = 'SHIPPING'), max(promo_ends_on) filter (where channel = 'SHIPPING')
  from catalog.price left join catalog.inventory as stock using (store_id, bpn)
  group by price.store_id, price.bpn;

insert into catalog.synonym (phrases) values
  ('{soda,pop,"soft drink"}'),
  ('{"garbanzo beans",chickpeas,garbanzos}'),
  ('{scallions,"green onions","spring onions"}'),
  ('{cilantro,coriander}'),
  ('{arugula,rocket}'),
  ('{zucchini,courgette}'),
  ('{eggplant,aubergine}'),
  ('{"bell pepper",capsicum}'),
  ('{chips,crisps}'),
  ('{"french fries",fries}'),
  ('{ketchup,catsup}'),
  ('{mayo,mayonnaise}'),
  ('{oj,"orange juice"}'),
  ('{"ground beef",mince}'),
  ('{shrimp,prawns}'),
  ('{bbq,barbecue,barbeque}'),
  ('{"plant milk","oat milk","oat drink"}'),
  ('{"half and half","half half"}'),
  ('{popsicles,"ice pops"}'),
  ('{yogurt,yoghurt}'),
  ('{"confectioners sugar","powdered sugar","icing sugar"}'),
  ('{cornstarch,"corn starch"}'),
  ('{"toilet paper","bath tissue",tp}'),
  ('{"paper towels","kitchen roll"}'),
  ('{"facial tissue",kleenex}'),
  ('{diapers,nappies}'),
  ('{"laundry detergent","laundry soap"}'),
  ('{"dish soap","dishwashing liquid"}'),
  ('{"trash bags","garbage bags"}'),
  ('{"plastic wrap","cling film"}'),
  ('{"aluminum foil",tinfoil,"tin foil"}'),
  ('{"band aid",bandages}'),
  ('{"pain reliever",painkiller}'),
  ('{seltzer,"sparkling water","club soda"}'),
  ('{jelly,jam,preserves}'),
  ('{ramen,"instant noodles"}'),
  ('{hummus,houmous}'),
  ('{donut,doughnut}'),
  ('{mac,macaroni}'),
  ('{pb,"peanut butter"}'),
  ('{gallon,gal}'),
  ('{ounce,oz}'),
  ('{pound,lb}'),
  ('{liter,l}'),
  ('{count,ct}'),
  ('{gf,"gluten free"}'),
  ('{vegetarian,veggie}');
