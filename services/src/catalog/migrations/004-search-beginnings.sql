-- Words that someone has only begun are looked for among those of names, brands, and places: by their stems, and as they
-- are written. Without positions and weights, an index alone can tell what matches.
alter table catalog.search_product add column words tsvector not null default '';
create index search_product_words on catalog.search_product using gin (words);

create or replace function catalog.document(name text, brand text, places text, description text, more text)
  returns tsvector language sql stable parallel safe
begin atomic
  select setweight(to_tsvector('catalog.stems', name), 'A')
    || setweight(to_tsvector('catalog.stems', concat_ws(' ', brand, places)), 'B')
    || setweight(to_tsvector('catalog.stems', concat_ws(' ', description, more)), 'C');
end;

create function catalog.words(name text, brand text, places text) returns tsvector language sql stable parallel safe
begin atomic
  select strip(to_tsvector('catalog.stems', concat_ws(' ', name, brand, places)))
    || strip(to_tsvector('catalog.written', concat_ws(' ', name, brand, places)));
end;

create or replace function catalog.refresh_search_products(numbers text[]) returns void language sql
begin atomic
  insert into catalog.search_product
    (number, document, words, name, shelf_id, brand_id, seller_id, program, size, diets, channels, popularity)
  select product.bpn::int,
    catalog.document(product.name, brand.name, shelf.name || ' ' || aisle.name, product.description,
      concat_ws(' ', product.size, replace(array_to_string(product.diets, ' '), '_', ' '), seller.name, department.name)),
    catalog.words(product.name, brand.name, shelf.name || ' ' || aisle.name),
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
  on conflict (number) do update set document = excluded.document, words = excluded.words, name = excluded.name,
    shelf_id = excluded.shelf_id, brand_id = excluded.brand_id, seller_id = excluded.seller_id,
    program = excluded.program, size = excluded.size, diets = excluded.diets, channels = excluded.channels,
    popularity = excluded.popularity;
end;

-- Words of the catalog that look like a word, or begin like it and are as long, give or take a letter.
select set_config('search_path', 'pg_catalog, ' || quote_ident(nspname), true)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
create function catalog.similar_words(given text) returns table (phrase text, product_count integer)
  language sql stable parallel safe
begin atomic
  select phrase.phrase, phrase.product_count from catalog.phrase
  where words = 1 and (phrase.phrase % given
    or (phrase.phrase >= left(given, 1) and phrase.phrase < left(given, 1) || chr(1114111)
      and length(phrase.phrase) between length(given) - 1 and length(given) + 1));
end;

select catalog.refresh_search_products(array(select bpn from catalog.product));
