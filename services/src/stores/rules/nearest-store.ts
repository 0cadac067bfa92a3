import type { Position } from '../../platform/zip/zip-index.ts';
import { milesBetween } from './distance.ts';

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
  if (!home) return stores[0];
  const away = ({ zip }: S) => {
    const position = positionOf(zip);
    return position ? milesBetween(home, position) : Infinity;
  };
  return stores.toSorted((a, b) => (away(a) < away(b) ? -1 : away(a) > away(b) ? 1 : 0))[0];
}
