-- What a product is, such as oat-milk, and the types it belongs to as well: its own first. Empty where its name says nothing
-- that the types know.
alter table catalog.product add column types text[] not null default '{}';

-- Which file of types the products are told apart by.
create table catalog.taxonomy (
  is_only boolean primary key default true check (is_only),
  digest text not null
);

-- Types are lexemes with a sign that no word has, so that the index of words finds them too.
create or replace function catalog.refresh_search_products(numbers text[]) returns void language sql
begin atomic
  insert into catalog.search_product
    (number, document, words, name, shelf_id, brand_id, seller_id, program, size, diets, channels, popularity,
      wine_body, wine_grape, wine_region)
  select product.bpn::int,
    catalog.document(product.name, brand.name, shelf.name || ' ' || aisle.name, product.description,
      concat_ws(' ', product.size, replace(array_to_string(product.diets, ' '), '_', ' '), seller.name, department.name,
        product.wine ->> 'grape', product.wine ->> 'region'))
      || array_to_tsvector(array(select '=' || type from unnest(product.types) as type)),
    catalog.words(product.name, brand.name, shelf.name || ' ' || aisle.name),
    product.name, product.shelf_id, product.brand_id, product.seller_id, product.program, product.size,
    catalog.diet_bits(product.diets, product.snap_eligible),
    case product.status when 'ACTIVE'
      then catalog.channel_bits(product.delivery, product.pickup, product.in_store, product.shipping) else 0 end,
    product.popularity, product.wine ->> 'body', product.wine ->> 'grape', product.wine ->> 'region'
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
    popularity = excluded.popularity, wine_body = excluded.wine_body, wine_grape = excluded.wine_grape,
    wine_region = excluded.wine_region;
end;
