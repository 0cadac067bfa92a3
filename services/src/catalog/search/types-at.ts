import { LRUCache } from 'lru-cache';
import type { ServiceContext } from '../../platform/service.ts';
import type { Channel } from '../rules/product.ts';
import type { OwnType } from '../rules/types/suggested-types.ts';
import { catalogDb } from '../store/tables.ts';
import { ownTypesAt } from '../store/types-held.ts';

export interface StoreChannel {
  storeId: string;
  channel?: Channel | undefined;
}

/** Tells what a store has of each type: the suggestions of all who shop there. */
export type TypesAt = (at: StoreChannel) => Promise<readonly OwnType[]>;

const keptMinutes = 10;
const mostStores = 2000;

/** Types at stores. What a store has of a type hardly changes, and costs a walk through all that it sells: it is told anew every ten minutes. */
export function createTypesAt({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): TypesAt {
  const known = new LRUCache<string, Promise<readonly OwnType[]>>({ max: mostStores });
  return ({ storeId, channel }) => {
    const period = Math.floor(clock.now().epochMilliseconds / (keptMinutes * 60_000));
    const key = JSON.stringify([period, storeId, channel]);
    const asked = known.get(key) ?? ownTypesAt(catalogDb(db), { storeId, channel });
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}
