import type { Database } from '../../platform/database/database.ts';
import { productsByGtin, type At } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';

/** What products cost everybody at a store, in cents, by the twelve digits that offers name them by; unknown ones are left out. */
export async function publicPrices(
  db: Database,
  upcs: readonly string[],
  at: At,
): Promise<ReadonlyMap<string, number>> {
  if (upcs.length === 0) return new Map();
  const byGtin = new Map(upcs.map((upc) => [upc.padStart(14, '0'), upc]));
  const found = await productsByGtin(catalogDb(db), [...byGtin.keys()], at);
  return new Map(
    found.flatMap(({ product: { gtin }, price }): [string, number][] => {
      const upc = byGtin.get(gtin);
      return upc !== undefined && price ? [[upc, price.priceCents]] : [];
    }),
  );
}
