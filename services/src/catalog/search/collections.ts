import type { ServiceContext } from '../../platform/service.ts';
import { type Collection, mostOfCollection, plainCollections } from '../rules/collections.ts';
import { filtersIn } from '../rules/facets.ts';
import { bestSellers } from '../store/best-sellers.ts';
import { catalogDb } from '../store/tables.ts';
import { allCollections } from '../store/collections.ts';
import { canBeHad } from '../rules/product.ts';
import type { At } from '../store/products.ts';
import { productsInOrder, shelvesOf, storeToday, viewsByBpn, viewsOf } from './products-of.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** The collections of the home page with what a store has of each now; one of which it has nothing is left out. */
export async function collectionsAt(context: Context, asked: Omit<At, 'today'>) {
  const at = await storeToday(context, asked);
  const known = await allCollections(context.db);
  const views = await Promise.all(
    (known.length > 0 ? known : plainCollections).map((each) => viewOf(context, at, each)),
  );
  return { collections: views.filter(({ items }) => items.length > 0) };
}

async function viewOf(context: Context, at: At, collection: Collection) {
  const { collectionId, title, subtitle, departmentId, filters } = collection;
  const isPicked = collection.bpns.length > 0;
  const items = isPicked ? await picked(context, at, collection.bpns) : await sellersOf(context, at, collection);
  const scope = {
    ...(departmentId === null ? {} : { departmentId }),
    ...(filters === null ? {} : { filters }),
  };
  return { collectionId, title, subtitle, scope: Object.keys(scope).length === 0 ? null : scope, items };
}

/** Those that can be had now, in their order. */
async function picked({ db }: Context, at: At, bpns: readonly string[]) {
  const found = await productsInOrder(db, bpns, at);
  return viewsOf(db, found.filter((each) => canBeHad(each, at.channel)).slice(0, mostOfCollection));
}

async function sellersOf({ db }: Context, at: At, { departmentId, filters }: Collection) {
  const bpns = await bestSellers(catalogDb(db), at, {
    shelfIds: departmentId === null ? undefined : await shelvesOf(db, { departmentId }),
    filters: filtersIn(filters ?? '') ?? {},
    day: at.today,
    limit: mostOfCollection,
  });
  return viewsByBpn(db, bpns, at);
}
