-- How a word sounds in the Spanish of Mexico and the United States, whichever letters it is written with: serbesa and cerveza.
create function catalog.spanish_sound(given text) returns text language sql immutable strict parallel safe
begin atomic
  select regexp_replace(translate(replace(replace(
    regexp_replace(regexp_replace(replace(given, 'qu', 'k'), 'c([ei])', 's\1', 'g'), 'g([ei])', 'j\1', 'g'),
    'ch', 'x'), 'll', 'y'), 'bzcwh', 'vskv'), '(.)\1+', '\1', 'g');
end;

-- Words and pairs of Spanish names of products and types, without accents, and as they are written: what a misspelled word
-- can mean in Spanish.
create table catalog.spanish_phrase (
  phrase text collate "C" primary key,
  written text not null,
  words smallint not null,
  product_count integer not null,
  sound text collate "C" not null generated always as (catalog.spanish_sound(phrase)) stored
);
create index spanish_phrase_sound on catalog.spanish_phrase (sound) where words = 1;

-- The extension may be in another schema: what follows finds it wherever it is, and keeps what it found.
select set_config('search_path', 'pg_catalog, ' || quote_ident(nspname), true)
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
create index spanish_phrase_like on catalog.spanish_phrase using gin (phrase gin_trgm_ops) where words = 1;

-- Spanish words that look like a word, begin like it and are as long, give or take a letter, or sound like it.
create function catalog.similar_spanish_words(given text)
  returns table (phrase text, written text, product_count integer, sounds_alike boolean)
  language sql stable parallel safe
begin atomic
  select phrase, written, product_count, sound = catalog.spanish_sound(given) from catalog.spanish_phrase
  where words = 1 and (phrase % given or sound = catalog.spanish_sound(given)
    or (phrase >= left(given, 1) and phrase < left(given, 1) || chr(1114111)
      and length(phrase) between length(given) - 1 and length(given) + 1));
end;
