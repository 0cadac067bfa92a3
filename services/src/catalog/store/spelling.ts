import { sql } from 'kysely';
import type { Language } from '../../../../server-kit/language.ts';
import type { SimilarWord, TypedWord } from '../rules/spelling.ts';
import type { CatalogDb } from './tables.ts';

type LookedUp = Omit<TypedWord, 'similar'> & { similar: readonly (SimilarWord & { language: Language })[] };

/** Typed words, in their order, each with the catalog's words of both languages that look like it. @param words letters and digits only */
export async function typedWords(db: CatalogDb, words: readonly string[]): Promise<LookedUp[]> {
  const { rows } = await sql<{
    word: string;
    finds: boolean;
    similar: [string, number][] | null;
    spanish: [string, string, number, boolean][] | null;
  }>`
    select word,
      exists (select from catalog.search_product
        where document @@ to_tsquery('catalog.stems', '''' || word || '''')
          or spanish @@ to_tsquery('catalog.spanish', '''' || word || '''')) as finds,
      (select json_agg(json_build_array(phrase, product_count)) from catalog.similar_words(catalog.plain(word))) as similar,
      (select json_agg(json_build_array(phrase, written, product_count, sounds_alike))
        from catalog.similar_spanish_words(catalog.plain(word))) as spanish
    from unnest(${words}::text[]) with ordinality as typed (word, place) order by place`.execute(db);
  return rows.map(({ word, finds, similar, spanish }) => ({
    word,
    finds,
    similar: [
      ...(similar ?? []).map(([phrase, products]) => ({ word: phrase, products, language: 'en' as const })),
      ...(spanish ?? []).map(([phrase, written, products, soundsAlike]) => ({
        word: phrase,
        written,
        products,
        soundsAlike,
        language: 'es' as const,
      })),
    ],
  }));
}

/** How many products have each of these phrases, in either language; those that none has are left out. @param phrases without accents */
export async function countsOfPhrases(db: CatalogDb, phrases: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ phrase: string; product_count: number }>`
    select phrase, max(product_count) as product_count from (
      select phrase, product_count from catalog.phrase
      union all select phrase, product_count from catalog.spanish_phrase) as known
    where phrase = any(${phrases}::text[]) group by phrase`.execute(db);
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
