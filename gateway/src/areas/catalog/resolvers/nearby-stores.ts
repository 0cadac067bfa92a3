import type { GatewayContext } from '../../../context.ts';
import type { StoreDetailsModel } from '../../stores/models.ts';

/** Stores that have some, in this order, each with what is told of it; one that can't be loaded is left out. */
export async function nearbyStores<Told extends { storeId: string }>(
  told: readonly Told[],
  { sources, log }: Pick<GatewayContext, 'sources' | 'log'>,
): Promise<(Told & { store: StoreDetailsModel })[]> {
  const found = await Promise.all(
    told.map(async (each) => {
      const store = await sources.stores.store(each.storeId).catch((error: unknown) => {
        log.warn({ err: error }, 'a store that has some could not be loaded');
        return null;
      });
      return store && { ...each, store };
    }),
  );
  return found.filter((each) => each !== null);
}
