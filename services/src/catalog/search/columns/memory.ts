import type { ServiceContext } from '../../../platform/service.ts';
import type { ProductFacts } from '../../rules/columns/product-columns.ts';
import { changesSince, mostChanges } from '../../store/columns/changes.ts';
import type { ReadOffers } from '../../store/columns/offers.ts';
import { productsNumbered } from '../../store/columns/products.ts';
import { catalogDb } from '../../store/tables.ts';
import { loadNation, type Nation } from './nation.ts';
import { createStores, type StoreOffers, type Stores } from './stores.ts';

/** The nation's products and the stores' offers in memory, as the database has them. */
export interface Memory {
  nation(): Promise<Nation>;
  stores: Pick<Stores, 'known' | 'load'>;
  /**
   * Settles when the nation and this store have in them all that was committed before it was asked for. Whoever waits goes on
   * before anything else is taken.
   */
  caughtUp(store?: StoreOffers): Promise<Nation>;
}

/** Changes are told for two hours. */
const longestUnheard = 60 * 60_000;
const chunk = 5000;

/** @param room bytes for what is in memory */
export function createMemory(
  { db: database, database: health }: Pick<ServiceContext, 'db' | 'database'>,
  room: number,
  readOffers: ReadOffers,
): Memory {
  const db = catalogDb(database);
  const stores = createStores(Math.floor(room * 0.75), {
    read: (storeId) => readOffers(db, storeId),
    caughtUp: () => caughtUp(),
  });
  let nation: Promise<Nation> | null = null;
  let heardAt = 0;
  let waiting = new Set<StoreOffers>();
  let next: Promise<Nation> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function current(): Promise<Nation> {
    if (nation) return nation;
    heardAt = performance.now();
    const begun = loadNation(db, Math.floor(room * 0.25));
    begun.catch(forget);
    nation = begun;
    return begun;
  }

  function forget(): void {
    nation = null;
    stores.forget();
  }

  /** One statement at a time, for all who wait for it. */
  function caughtUp(store?: StoreOffers): Promise<Nation> {
    if (store) waiting.add(store);
    if (next) return next;
    const begun = last
      .catch(() => undefined)
      .then(() => {
        const asked = [...waiting];
        waiting = new Set();
        next = null;
        return catchUp(asked);
      });
    next = begun;
    last = begun;
    return begun;
  }

  async function catchUp(asked: readonly StoreOffers[]): Promise<Nation> {
    if (performance.now() - heardAt > longestUnheard) forget();
    const of = current();
    const known = await of;
    const changes = await changesSince(db, known.snapshot, asked);
    const { products: numbers, snapshot } = changes;
    // A database that has fewer transactions than before is another one.
    if (numbers === null || numbers.length > mostChanges || endOf(snapshot) < endOf(known.snapshot)) {
      forget();
      return current();
    }
    const facts: ProductFacts[] = [];
    for (let from = 0; from < numbers.length; from += chunk)
      facts.push(...(await productsNumbered(db, numbers.slice(from, from + chunk))));
    if (nation !== of) return current();
    known.products.change(numbers, facts);
    known.snapshot = snapshot;
    stores.take(known, asked, changes);
    heardAt = performance.now();
    return known;
  }

  health.onChange(({ state }) => {
    if (state === 'down') forget();
  });
  return { nation: current, stores, caughtUp };
}

const endOf = (snapshot: string): number => Number(snapshot.split(':')[1]);
