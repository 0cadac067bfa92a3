import { milesBetween } from '../../platform/zip/distance.ts';
import type { Position } from '../../platform/zip/zip-index.ts';

/** Stores with their straight-line miles from a place, nearest first and ties in their order; Infinity without a location. */
export const byDistance = <S>(
  stores: readonly S[],
  from: Position,
  positionOf: (store: S) => Position | null,
): { store: S; miles: number }[] =>
  stores
    .map((store) => {
      const position = positionOf(store);
      return { store, miles: position ? milesBetween(from, position) : Infinity };
    })
    .toSorted((one, other) => (one.miles === other.miles ? 0 : one.miles - other.miles));
