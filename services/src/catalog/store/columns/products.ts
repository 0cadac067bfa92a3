import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../../../server-kit/language.ts';
import type { ProductFacts } from '../../rules/columns/product-columns.ts';
import { type Matching, matched, scoreOf, worth } from '../search-parts.ts';
import type { CatalogDb } from '../tables.ts';
import { isUnseen } from './changes.ts';

/** Numbers of products, each with another number: bytes of four and four. */
export interface Pairs {
  pairs: Buffer | null;
  /** Whether products are as the snapshot saw them. */
  isCurrent: boolean;
}

const facts = sql`product.number, json_build_object('en', product.name, 'es', order_es) as "order", shelf_id as "shelfId", brand_id as "brandId", seller_id as "sellerId", program,
  size, diets, channels, popularity, ${worth} as worth, wine_body as body, wine_grape as grape, wine_region as region
  from catalog.search_product as product`;

/** Products in the order of their numbers, from the one after this. */
export async function productsAfter(db: CatalogDb, number: number, limit: number): Promise<ProductFacts[]> {
  const { rows } = await sql<ProductFacts>`
    select ${facts} where product.number > ${number} order by product.number limit ${limit}`.execute(db);
  return rows;
}

/** Products by number; unknown ones are left out. */
export async function productsNumbered(db: CatalogDb, numbers: readonly number[]): Promise<ProductFacts[]> {
  const { rows } = await sql<ProductFacts>`select ${facts} where product.number = any(${numbers}::int[])`.execute(db);
  return rows;
}

/** The products of the nation that match, with how well they do. */
export const matchesInNation = (db: CatalogDb, matching: Matching, since: string): Promise<Pairs> =>
  pairsOf(
    db,
    sql`select number, ${scoreOf(matching)} as value from catalog.search_product as product where ${matched(matching)}`,
    since,
  );

/** All products with the place of their names in the order of a language, as the database has it. */
export const namesInOrder = (db: CatalogDb, language: Language, since: string): Promise<Pairs> => {
  const name = sql.ref(language === 'es' ? 'order_es' : 'name');
  return pairsOf(
    db,
    sql`select number, (dense_rank() over (order by ${name}))::int as value from catalog.search_product`,
    since,
  );
};

async function pairsOf(db: CatalogDb, pairs: RawBuilder<unknown>, since: string): Promise<Pairs> {
  const { rows } = await sql<Pairs>`
    with seen as (select ${since}::pg_snapshot as snapshot)
    select (select string_agg(int4send(number) || int4send(value), '') from (${pairs}) as found) as pairs,
      not exists (select from catalog.product_changed, seen where ${sql.raw(isUnseen('snapshot'))}) as "isCurrent"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('Pairs are always one row.');
  return row;
}
