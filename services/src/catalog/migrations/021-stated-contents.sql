-- What a product states of what is in it, for searches that leave something out. What is whole, as an apple is, needs no
-- label, and what isn't eaten has none.
create table catalog.search_stated (
  -- The bpn as a number.
  number integer primary key,
  -- One bit for each allergen in the order of the contract; null where nothing is stated.
  allergens smallint,
  ingredients tsvector
);

create function catalog.allergen_bits(allergens text[]) returns smallint language sql immutable parallel safe
begin atomic
  select (('MILK' = any (allergens))::int + ('EGG' = any (allergens))::int * 2 + ('FISH' = any (allergens))::int * 4
    + ('SHELLFISH' = any (allergens))::int * 8 + ('TREE_NUTS' = any (allergens))::int * 16
    + ('PEANUTS' = any (allergens))::int * 32 + ('WHEAT' = any (allergens))::int * 64
    + ('SOY' = any (allergens))::int * 128 + ('SESAME' = any (allergens))::int * 256)::smallint;
end;

create function catalog.refresh_search_stated(numbers text[]) returns void language sql
begin atomic
  insert into catalog.search_stated as known (number, allergens, ingredients)
  select bpn::int,
    case when ingredients is not null or allergens <> '{}'
      or shelf_id ~ '^(fruits-vegetables\.fresh-|paper-cleaning-home\.|pet-care\.|flowers-decor\.|personal-care-health\.)'
      then catalog.allergen_bits(allergens) end,
    to_tsvector('catalog.stems', ingredients)
  from catalog.product where bpn = any (numbers)
  on conflict (number) do update set allergens = excluded.allergens, ingredients = excluded.ingredients
    where (known.allergens, known.ingredients) is distinct from (excluded.allergens, excluded.ingredients);
end;

create function catalog.note_search_stated() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from catalog.search_stated where number in (select bpn::int from before_change);
  else
    perform catalog.refresh_search_stated(array(select bpn from after_change));
  end if;
  return null;
end $$;
create trigger note_search_stated_insert after insert on catalog.product
  referencing new table as after_change for each statement execute function catalog.note_search_stated();
create trigger note_search_stated_update after update on catalog.product
  referencing new table as after_change for each statement execute function catalog.note_search_stated();
create trigger note_search_stated_delete after delete on catalog.product
  referencing old table as before_change for each statement execute function catalog.note_search_stated();

select catalog.refresh_search_stated(array(select bpn from catalog.product));

insert into catalog.synonym (phrases) values
  ('{"fat free",nonfat,"non fat",skim}'),
  ('{"low fat",lowfat,"reduced fat",light}'),
  ('{"reduced fat","low fat",lowfat}'),
  ('{light,lite}'),
  ('{"low sodium","reduced sodium","lower sodium","less sodium"}'),
  ('{"no salt added",unsalted}'),
  ('{"sugar free","zero sugar",sugarfree}'),
  ('{unsweetened,"no sugar added"}'),
  ('{decaf,decaffeinated}'),
  ('{"dairy free","non dairy","plant based"}'),
  ('{"plant based",vegan}'),
  ('{"free range","cage free"}'),
  ('{"grass fed",grassfed}'),
  ('{diet,"zero sugar","zero calorie"}');

-- Where a product stands weighs least of its words: a shelf of meat and fish snacks makes nothing fish.
create or replace function catalog.document(name text, brand text, places text, description text, more text)
  returns tsvector language sql stable parallel safe
begin atomic
  select setweight(to_tsvector('catalog.stems', name), 'A')
    || setweight(to_tsvector('catalog.stems', coalesce(brand, '')), 'B')
    || setweight(to_tsvector('catalog.stems', concat_ws(' ', description, more)), 'C')
    || setweight(to_tsvector('catalog.stems', places), 'D');
end;
select catalog.refresh_search_products(array(select bpn from catalog.product));
