import { sql } from 'kysely';
import type { TypedWord } from '../rules/spelling.ts';
import type { CatalogDb } from './tables.ts';

/** Typed words, in their order, each with the catalog's words that look like it. @param words letters and digits only */
export async function typedWords(db: CatalogDb, words: readonly string[]): Promise<TypedWord[]> {
  const { rows } = await sql<{ word: string; finds: boolean; similar: [string, number][] | null }>`
    select word,
      exists (select from catalog.search_product
        where document @@ to_tsquery('catalog.stems', '''' || word || '''')) as finds,
      (select json_agg(json_build_array(phrase, product_count)) from catalog.similar_words(catalog.plain(word))) as similar
    from unnest(${words}::text[]) with ordinality as typed (word, place) order by place`.execute(db);
  return rows.map(({ word, finds, similar }) => ({
    word,
    finds,
    similar: (similar ?? []).map(([phrase, products]) => ({ word: phrase, products })),
  }));
}

/** How many products have each of these phrases; those that none has are left out. */
export async function countsOfPhrases(db: CatalogDb, phrases: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ phrase: string; product_count: number }>`
    select phrase, product_count from catalog.phrase where phrase = any(${phrases}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.phrase, row.product_count]));
}

/** The first of these texts whose words, all of them, one product has at least; null when none has. @param texts letters, digits, and spaces only */
export async function firstThatFinds(db: CatalogDb, texts: readonly string[]): Promise<string | null> {
  if (texts.length === 0) return null;
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${texts}::text[]) with ordinality as tried (text, place)
    where exists (select from catalog.search_product
      where document @@ plainto_tsquery('catalog.stems', text) and numnode(plainto_tsquery('catalog.stems', text)) > 0)
    order by place limit 1`.execute(db);
  return rows[0]?.text ?? null;
}
