-- A product's description in Spanish, as a file gives it; null where nobody has written one.
alter table catalog.product add column description_es text check (description_es <> '');
-- What a seller says of itself, and of returns.
alter table catalog.seller add column description_es text, add column returns_es text;

-- The extension may be in another schema: what follows finds it wherever it is, and keeps what it found.
select set_config('search_path', 'pg_catalog, ' || quote_ident(nspname), true)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'unaccent';

-- Spanish words by their stems, with or without their accents.
create text search configuration catalog.spanish (copy = pg_catalog.spanish);
alter text search configuration catalog.spanish
  alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart with unaccent, spanish_stem;

-- A place in the Spanish alphabet: accents count for nothing, and ñ comes after n. "C" compares it.
create function catalog.spanish_order(given text) returns text language sql stable strict parallel safe
begin atomic
  select lower(unaccent(replace(replace(normalize(given), 'ñ', 'n~'), 'Ñ', 'n~')));
end;

-- What a Spanish page lists a product by, and the words that it is found by: name A, brand B, description C. Apart from the
-- English ones, as the same letters mean something else there: pan.
alter table catalog.search_product
  add column order_es text collate "C" not null default '',
  add column spanish tsvector not null default '';
create index search_product_spanish on catalog.search_product using gin (spanish);

create function catalog.note_spanish() returns trigger language plpgsql as $$
begin
  select catalog.spanish_order(coalesce(product.name_es, product.name)),
    setweight(to_tsvector('catalog.spanish', coalesce(product.name_es, '')), 'A')
      || setweight(to_tsvector('catalog.spanish', coalesce(brand.name, '')), 'B')
      || setweight(to_tsvector('catalog.spanish', coalesce(product.description_es, '')), 'C')
    into new.order_es, new.spanish
    from catalog.product left join catalog.brand using (brand_id)
    where product.bpn = to_char(new.number, 'FM000000000');
  return new;
end $$;
create trigger note_spanish before insert or update on catalog.search_product
  for each row execute function catalog.note_spanish();

update catalog.search_product set number = number;
