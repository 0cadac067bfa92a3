import { LRUCache } from 'lru-cache';
import { OfferColumns } from '../../rules/columns/offer-columns.ts';
import { type Changes, type Kept, mostChanges } from '../../store/columns/changes.ts';
import { offersIn, type PackedOffers, type ReadOffers } from '../../store/columns/offers.ts';
import type { Nation } from './nation.ts';

/** A store's prices and stock in memory. */
export interface StoreOffers extends Kept {
  offers: OfferColumns;
}

/** The stores in memory: as many as there is room for, those that were asked for last. */
export interface Stores {
  known(storeId: string): StoreOffers | undefined;
  /** Reads a store in one statement, one store at a time. undefined for one that is too large. */
  load(storeId: string): Promise<StoreOffers | undefined>;
  /** Takes what has changed of stores that were asked about. */
  take(nation: Nation, asked: readonly StoreOffers[], changes: Changes): void;
  forget(): void;
}

interface Sources {
  read(storeId: string): ReturnType<ReadOffers>;
  /** Waits until products are at least as new as what was read before. */
  caughtUp(): Promise<Nation>;
}

/** @param room bytes for all of them */
export function createStores(room: number, sources: Sources): Stores {
  const stores = new LRUCache<string, StoreOffers>({
    maxSize: room,
    sizeCalculation: ({ offers }) => offers.bytes,
    // Changes are kept for longer.
    ttl: 60 * 60_000,
  });
  const tooLarge = new Set<string>();
  const loading = new Map<string, Promise<StoreOffers | undefined>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function read(storeId: string): Promise<StoreOffers | undefined> {
    const packed = await sources.read(storeId);
    const { products } = await sources.caughtUp();
    const offers = new OfferColumns(products.count);
    put(offers, packed, products);
    const { snapshot } = packed;
    const store = { storeId, snapshot, offers };
    stores.set(storeId, store);
    if (!stores.has(storeId)) tooLarge.add(storeId);
    return stores.get(storeId);
  }

  return {
    known: (storeId) => stores.get(storeId),
    load(storeId) {
      const running = loading.get(storeId);
      if (running) return running;
      if (tooLarge.has(storeId)) return Promise.resolve(undefined);
      const begun = queue.then(() => read(storeId)).finally(() => loading.delete(storeId));
      loading.set(storeId, begun);
      queue = begun.catch(() => undefined);
      return begun;
    },
    take({ products }, asked, changes) {
      const isTooMuch = changes.offerCount > mostChanges;
      for (const store of asked) {
        if (stores.peek(store.storeId) !== store) continue;
        stores.delete(store.storeId);
        if (isTooMuch) continue;
        const packed = changes.offers.get(store.storeId);
        if (packed) put(store.offers, packed, products);
        store.snapshot = changes.snapshot;
        stores.set(store.storeId, store);
      }
    },
    forget() {
      stores.clear();
      tooLarge.clear();
    },
  };
}

const put = (offers: OfferColumns, packed: PackedOffers, products: Nation['products']): void =>
  offers.put(offersIn(packed, (number) => products.ordinalOf(number)));
