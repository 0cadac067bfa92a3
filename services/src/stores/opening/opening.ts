import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';
import { lackingOf, type StoreFacts } from '../rules/readiness.ts';
import type { Store } from '../rules/store.ts';
import { closedStores, closeStores, openStores } from '../store/closed-stores.ts';
import { wholeStores } from '../store/whole-stores.ts';

/** What the catalog and the taxes say of stores. */
export type FactsOf = (
  db: Database,
  stores: readonly Store[],
) => Promise<(store: Store) => Omit<StoreFacts, 'isOnMap'>>;

/** A store, and what it lacks before it opens. */
export interface StoreReadiness {
  store: Store;
  isOpen: boolean;
  /** `has no phone`; empty when it is complete. */
  lacks: readonly string[];
}

/**
 * What stores lack, by id. @param storeIds all stores if null
 * @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function readinessOf(
  db: Database,
  storeIds: readonly string[] | null,
  factsOf: FactsOf,
): Promise<StoreReadiness[]> {
  const [asked, closed, zips] = await Promise.all([wholeStores(db, storeIds), closedStores(db), zipCodes()]);
  const known = new Set(asked.map(({ store }) => store.storeId));
  const unknown = storeIds?.find((id) => !known.has(id));
  if (unknown !== undefined) throw notFound('STORE_NOT_FOUND', `There is no store ${unknown}.`);
  const facts = await factsOf(
    db,
    asked.map(({ store }) => store),
  );
  return asked.map((whole) => {
    const { store, offering } = whole;
    const isOnMap = offering.position !== null || zips.position(store.zip) !== null;
    return {
      store,
      isOpen: !closed.has(store.storeId),
      lacks: lackingOf(whole, { ...facts(store), isOnMap }),
    };
  });
}

/** Held by whoever opens stores, so that what they have can be counted on. */
const openingLock = 'larder stores opening';

/**
 * Opens stores to shoppers; all of them, or none.
 * @param storeIds every store that isn't open if null
 * @param isAnyway also one that lacks something
 * @returns those that were closed
 * @throws ServiceError 404 STORE_NOT_FOUND, 409 STORE_INCOMPLETE with what is lacking
 */
export async function openToShoppers(
  trx: Transaction,
  { storeIds, isAnyway }: { storeIds: readonly string[] | null; isAnyway: boolean },
  factsOf: FactsOf,
): Promise<StoreReadiness[]> {
  await lockUntilCommit(trx, openingLock);
  const asked = (await readinessOf(trx, storeIds, factsOf)).filter(({ isOpen }) => !isOpen);
  const incomplete = asked.filter(({ lacks }) => lacks.length > 0);
  if (incomplete.length > 0 && !isAnyway) {
    const all = incomplete.map(({ store, lacks }) => `${store.storeId} ${lacks.join(', ')}`).join('; ');
    throw new ServiceError(409, 'STORE_INCOMPLETE', `${all}. --anyway opens it all the same.`);
  }
  await openStores(
    trx,
    asked.map(({ store }) => store.storeId),
  );
  return asked;
}

/**
 * Closes stores to shoppers: they aren't found, and take no new orders. Those that are placed stay.
 * @returns how many were open
 * @throws ServiceError 404 STORE_NOT_FOUND
 */
export async function closeToShoppers(
  trx: Transaction,
  storeIds: readonly string[],
  at: Temporal.Instant,
): Promise<number> {
  await lockUntilCommit(trx, openingLock);
  const known = new Set((await wholeStores(trx, storeIds)).map(({ store }) => store.storeId));
  const unknown = storeIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw notFound('STORE_NOT_FOUND', `There is no store ${unknown}.`);
  return closeStores(trx, storeIds, at);
}
