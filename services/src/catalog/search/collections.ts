import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type Collection, mostOfCollection, plainCollections } from '../rules/collections.ts';
import { filtersIn } from '../rules/facets.ts';
import { canBeHad } from '../rules/product.ts';
import { bestSellers } from '../store/best-sellers.ts';
import { allCollections } from '../store/collections.ts';
import type { At } from '../store/products.ts';
import { endPastOuts } from '../store/product-outs.ts';
import { catalogDb } from '../store/tables.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { productsInOrder, shelvesOf, storeToday, viewsOf } from './products-of.ts';

/** The collections of the home page with what a store has of each now; one of which it has nothing is left out. */
export async function collectionsAt(context: Pick<ServiceContext, 'db' | 'clock'>, asked: Omit<At, 'today'>) {
  const { db } = context;
  const at = await storeToday(context, asked);
  await endPastOuts(db, at.storeId, at.today);
  const known = await allCollections(db);
  const collections = known.length > 0 ? known : plainCollections;
  const sellers = await sellersAt(db, at, collections);
  const bpnsOf = ({ collectionId, bpns }: Collection) => (bpns.length > 0 ? bpns : (sellers[collectionId] ?? []));
  const found = await productsInOrder(db, [...new Set(collections.flatMap(bpnsOf))], at);
  const byBpn = new Map(found.map((each) => [each.product.bpn, each]));
  const views = await Promise.all(
    collections.map(async (collection) => {
      const { collectionId, title, subtitle, departmentId, filters } = collection;
      const had = bpnsOf(collection)
        .flatMap((bpn) => byBpn.get(bpn) ?? [])
        .filter((each) => canBeHad(each, at.channel));
      const scope = {
        ...(departmentId === null ? {} : { departmentId }),
        ...(filters === null ? {} : { filters }),
      };
      return {
        collectionId,
        title,
        subtitle,
        scope: Object.keys(scope).length === 0 ? null : scope,
        items: await viewsOf(db, had.slice(0, mostOfCollection)),
      };
    }),
  );
  return { collections: views.filter(({ items }) => items.length > 0) };
}

/** The best sellers of each collection whose products nobody has picked, by its id. */
async function sellersAt(
  db: Database,
  at: At,
  collections: readonly Collection[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const scopes = collections
    .filter(({ bpns }) => bpns.length === 0)
    .map(({ collectionId, departmentId, filters }) => ({ collectionId, departmentId, filters }));
  return whileUnchanged(
    db,
    { storeId: at.storeId, key: ['collections', at, scopes] },
    async () =>
      Object.fromEntries(
        await Promise.all(
          scopes.map(async ({ collectionId, departmentId, filters }) => [
            collectionId,
            await bestSellers(catalogDb(db), at, {
              shelfIds: departmentId === null ? undefined : await shelvesOf(db, { departmentId }),
              filters: filtersIn(filters ?? '') ?? {},
              day: at.today,
              limit: mostOfCollection,
            }),
          ]),
        ),
      ) as Record<string, readonly string[]>,
  );
}
