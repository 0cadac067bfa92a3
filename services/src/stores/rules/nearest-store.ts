import type { Position } from '../../platform/zip/zip-index.ts';
import { byDistance } from './distance.ts';

/**
 * The store nearest to a home, by ZIP code; if several are equally near, or the home isn't on the map, the
 * first. A store that isn't on the map comes last (N-4).
 * @param stores in their order
 */
export function nearestStore<S extends { zip: string }>(
  stores: readonly S[],
  homeZip: string,
  positionOf: (zipCode: string) => Position | null,
): S | undefined {
  const home = positionOf(homeZip);
  return home ? byDistance(stores, home, ({ zip }) => positionOf(zip))[0]?.store : stores[0];
}
