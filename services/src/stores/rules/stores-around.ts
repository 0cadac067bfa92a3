import type { Position } from '../../platform/zip/zip-index.ts';
import { byDistance } from './distance.ts';

/** How many stores a search returns, and how far it looks (G-120). */
export const searchLimits = { size: 10, radiusMiles: 50 } as const;

/** A store and how far away it is. */
export interface NearbyStore<S> {
  store: S;
  /** To a tenth of a mile. */
  distanceMiles: number;
}

/**
 * The stores within a radius of a place, nearest first, with ties in their original order. A store without a location
 * is never near (G-120).
 */
export function storesAroundPlace<S>(
  stores: readonly S[],
  place: Position,
  positionOf: (store: S) => Position | null,
  { size, radiusMiles }: { size: number; radiusMiles: number } = searchLimits,
): NearbyStore<S>[] {
  return byDistance(stores, place, positionOf)
    .filter(({ miles }) => miles <= radiusMiles)
    .slice(0, size)
    .map(({ store, miles }) => ({ store, distanceMiles: Math.round(miles * 10) / 10 }));
}
