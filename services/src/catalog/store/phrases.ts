import { sql } from 'kysely';
import type { CatalogDb } from './tables.ts';

/** Words that no phrase begins or ends with, nor consists of. */
const small = "'a','an','and','at','by','for','from','in','no','not','of','on','or','our','the','to','with','your','x'";

/** The same in Spanish. */
const smallInSpanish =
  "'a','al','con','de','del','e','el','en','la','las','lo','los','o','para','por','sin','su','un','una','y'";

/** A name that a type has. */
export type TypeName = readonly [type: string, name: string];

/**
 * Collects the words, pairs, and triples of names, brands, aisles, and shelves anew; and words and pairs of Spanish names.
 * @param typeNames what types are called in Spanish: those that products have are words as well
 */
export async function refreshPhrases(db: CatalogDb, typeNames: readonly TypeName[]): Promise<void> {
  await refreshEnglish(db);
  await refreshSpanish(db, typeNames);
}

async function refreshEnglish(db: CatalogDb): Promise<void> {
  await sql`
    with lines as (
      select catalog.plain(name) as line, count(*)::int as products from catalog.search_product group by name
      union all select catalog.plain(brand.name), count(*)::int
        from catalog.search_product join catalog.brand using (brand_id) group by brand.name
      union all select catalog.plain(shelf.name), count(*)::int
        from catalog.search_product join catalog.shelf using (shelf_id) group by shelf.name
      union all select catalog.plain(aisle.name), count(*)::int from catalog.search_product
        join catalog.shelf using (shelf_id) join catalog.aisle using (aisle_id) group by aisle.name
    ), parts as (
      select row_number() over () as id, part, products
      from lines, regexp_split_to_table(line, '[,;:&/()]| and | with ') as part
    ), tokens as (
      select id, products, word, place from parts,
        regexp_split_to_table(part, '[^[:alnum:]%]+') with ordinality as each (word, place)
      where word <> ''
    ), runs as (
      select products, word as first, lead(word) over line as second, lead(word, 2) over line as third
      from tokens window line as (partition by id order by place)
    ), phrases as (
      select first as phrase, 1 as words, products, first as last, first from runs
      union all select first || ' ' || second, 2, products, second, first from runs where second is not null
      union all select first || ' ' || second || ' ' || third, 3, products, third, first from runs where third is not null
    ), counted as materialized (
      select phrase, words, sum(products)::int as product_count from phrases
      where first not in (${sql.raw(small)}) and last not in (${sql.raw(small)})
        and (words > 1 or (length(phrase) > 1 and phrase !~ '^[0-9%]+$'))
      group by phrase, words having words = 1 or sum(products) > 1
    ), gone as (
      delete from catalog.phrase where phrase not in (select phrase from counted)
    )
    insert into catalog.phrase as known (phrase, words, product_count) select phrase, words, product_count from counted
    on conflict (phrase) do update set product_count = excluded.product_count
      where known.product_count <> excluded.product_count`.execute(db);
}

/** Of a phrase that is written in two ways, such as te and té, the one that more products have is kept. */
async function refreshSpanish(db: CatalogDb, typeNames: readonly TypeName[]): Promise<void> {
  const [types, names] = [typeNames.map(([type]) => type), typeNames.map(([, name]) => name)];
  await sql`
    with carried as (
      select type, count(*)::int as products from catalog.product, unnest(types) as type group by type
    ), named as (
      select name_es as line, count(*)::int as products from catalog.product where name_es is not null group by name_es
      union all select name, products
        from unnest(${types}::text[], ${names}::text[]) as called (type, name) join carried using (type)
    ), lines as (
      select translate(lower(normalize(line)), 'ÁÉÍÓÚÜÑ', 'áéíóúüñ') as line, products from named
    ), parts as (
      select row_number() over () as id, part, products from lines, regexp_split_to_table(line, '[,;:&/()]') as part
    ), tokens as (
      select id, products, word, place from parts,
        regexp_split_to_table(part, '[^[:alnum:]%áéíóúüñ]+') with ordinality as each (word, place)
      where word <> ''
    ), runs as (
      select products, word as first, lead(word) over line as second from tokens window line as (partition by id order by place)
    ), phrases as (
      select first as written, 1 as words, products, first as last, first from runs
      union all select first || ' ' || second, 2, products, second, first from runs where second is not null
    ), counted as (
      select catalog.plain(written) as phrase, written, words, sum(products)::int as products from phrases
      where first not in (${sql.raw(smallInSpanish)}) and last not in (${sql.raw(smallInSpanish)})
        and (words > 1 or (length(written) > 1 and written !~ '^[0-9%]+$'))
      group by written, words
    ), learned as materialized (
      select phrase, (array_agg(written order by products desc, written desc))[1] as written, words,
        sum(products)::int as product_count
      from counted group by phrase, words having words = 1 or sum(products) > 1
    ), gone as (
      delete from catalog.spanish_phrase where phrase not in (select phrase from learned)
    )
    insert into catalog.spanish_phrase as known (phrase, written, words, product_count)
      select phrase, written, words, product_count from learned
    on conflict (phrase) do update set written = excluded.written, product_count = excluded.product_count
      where (known.written, known.product_count) is distinct from (excluded.written, excluded.product_count)`.execute(
    db,
  );
}
