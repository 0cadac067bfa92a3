import type { Database } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeDay } from '../../platform/store-day.ts';
import { type Store, storeById } from '../../stores/index.ts';
import { brandsById } from '../store/brands.ts';
import { departmentTree, shelfPlaces } from '../store/departments.ts';
import { type At, productsByBpn, type StockedProduct } from '../store/products.ts';
import { catalogDb } from '../store/tables.ts';
import { productView } from '../views/products.ts';

/** The store. @throws ServiceError 404 */
export async function knownStore(db: Database, storeId: string): Promise<Store> {
  const store = await storeById(db, storeId);
  if (!store) throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.', 'storeId');
  return store;
}

/** A store and its day. @throws ServiceError 404 */
export async function storeToday<T extends { storeId: string }>(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  at: T,
): Promise<T & { today: string }> {
  const { timeZone } = await knownStore(db, at.storeId);
  return { ...at, today: storeDay(clock.now(), timeZone).date.toString() };
}

/** Products as REST returns them, in their order. */
export async function viewsOf(db: Database, found: readonly StockedProduct[]) {
  const [places, brands] = await Promise.all([shelfPlaces(db), brandsById(db)]);
  return found.flatMap((each) => {
    const place = places.get(each.product.shelfId);
    return place ? [productView(each, place, brands.get(each.product.brandId ?? ''))] : [];
  });
}

/** Products by bpn, in the order given; unknown ones are left out. */
export async function productsInOrder(db: Database, bpns: readonly string[], at: At): Promise<StockedProduct[]> {
  if (bpns.length === 0) return [];
  const found = await productsByBpn(catalogDb(db), bpns, at);
  const byBpn = new Map(found.map((each) => [each.product.bpn, each]));
  return bpns.flatMap((bpn) => byBpn.get(bpn) ?? []);
}

/** As {@link productsInOrder}, as REST returns them. */
export const viewsByBpn = async (db: Database, bpns: readonly string[], at: At) =>
  viewsOf(db, await productsInOrder(db, bpns, at));

/** A department, one of its aisles, or one of its shelves. */
export interface PlaceIds {
  departmentId?: string | undefined;
  aisleId?: string | undefined;
  shelfId?: string | undefined;
}

/** The shelves of a place; undefined for the whole store. @throws ServiceError 404 */
export async function shelvesOf(db: Database, place: PlaceIds): Promise<string[] | undefined> {
  const { departmentId, aisleId, shelfId } = place;
  if ([departmentId, aisleId, shelfId].every((id) => id === undefined)) return undefined;
  const departments = (await departmentTree(db)).filter(
    (each) => departmentId === undefined || each.departmentId === departmentId,
  );
  if (departments.length === 0)
    throw new ServiceError(404, 'DEPARTMENT_NOT_FOUND', 'There is no such department.', 'departmentId');
  const shelves = departments
    .flatMap(({ aisles }) => aisles)
    .filter((aisle) => aisleId === undefined || aisle.aisleId === aisleId)
    .flatMap((aisle) => aisle.shelves.map((shelf) => shelf.shelfId))
    .filter((id) => shelfId === undefined || id === shelfId);
  if (shelves.length === 0) throw new ServiceError(404, 'SHELF_NOT_FOUND', 'This department has no such shelf.');
  return shelves;
}
