import { sql } from 'kysely';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { addStores } from '../../stores/index.ts';
import { seedDemoCatalog } from '../index.ts';
import { learnPhrases } from '../taxonomy/learn-phrases.ts';
import { refreshStatistics } from '../store/publish.ts';
import { storeOf } from './catalog-world.ts';

/** Of each product, at most. */
const copies = 14;

/** The stores of the big catalog. */
export const bigStoreIds = ['2910', '1742', '3450', '0417', '3245', '7710'] as const;

/** Words that tell one copy of a product from another. */
const adjectives = ['Classic', 'Family', 'Reserve', 'Harvest', 'Simply', 'Select', 'Golden', 'Country', 'Market'];

/**
 * The demo catalog many times over, under other brands, until there are this many products, in stores that each carry
 * about nine in ten of them; the same on every run.
 */
export async function fillBigCatalog(
  context: ServiceContext,
  products = 50_000,
  storeIds: readonly string[] = bigStoreIds,
): Promise<void> {
  await addStores(context.db, storeIds.map(storeOf));
  await seedDemoCatalog(
    context,
    storeIds.map((storeId, at) => ({ storeId, factor: 1 + at / 50 })),
    'America/Los_Angeles',
  );
  await inTransaction(context.db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await addCopies(trx, products);
    await learnPhrases(trx);
    await refreshStatistics(trx);
  });
  for (const table of ['search_product', 'search_offer', 'product', 'price', 'inventory', 'phrase', 'spanish_phrase'])
    await sql`vacuum analyze ${sql.table(`catalog.${table}`)}`.execute(context.db);
}

async function addCopies(trx: Transaction, products: number): Promise<void> {
  await sql`insert into catalog.brand (brand_id, name, tagline, palette)
    select brand_id || '-' || copy, name || ' ' || (array['West', 'Valley', 'Ridge', 'Coast', 'Lake'])[copy % 5 + 1] || ' ' || copy,
      tagline, palette from catalog.brand, generate_series(1, ${sql.lit(copies)}) as copy`.execute(trx);
  await sql`create temporary table copy on commit drop as
    select product.bpn as of, copy, (100000000 + row_number() over (order by copy, bpn))::text as bpn,
      hashtext(bpn || copy) & 2147483647 as draw
    from catalog.product, generate_series(1, ${sql.lit(copies)}) as copy
    order by copy, bpn limit ${sql.lit(products)} - (select count(*) from catalog.product)`.execute(trx);
  await sql`analyze copy`.execute(trx);
  // A statement that takes a minute would count as lost.
  for (let number = 1; number <= copies; number++) {
    await sql`insert into catalog.product
      select (jsonb_populate_record(product, jsonb_build_object(
        'bpn', copy.bpn, 'gtin', '0050' || copy.bpn || '0', 'brand_id', product.brand_id || '-' || copy.copy,
        'name', case when draw % 3 = 0 then (${adjectives}::text[])[1 + draw % ${adjectives.length}] || ' ' else '' end || product.name,
        'popularity', draw % 10000))).*
      from copy join catalog.product on product.bpn = copy.of where copy.copy = ${number}`.execute(trx);
    for (const table of ['price', 'inventory'])
      await sql`insert into catalog.${sql.raw(table)}
        select (jsonb_populate_record(source, jsonb_build_object('bpn', copy.bpn))).*
        from copy join catalog.${sql.raw(table)} as source on source.bpn = copy.of
        where copy.copy = ${number} and (draw / 7 + hashtext(store_id)) % 20 <> 0`.execute(trx);
  }
}
