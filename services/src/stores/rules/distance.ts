import type { Position } from '../../platform/zip/zip-index.ts';

const earthRadiusMiles = 3958.8;

/** Straight-line miles between two places, by the haversine formula. */
export function milesBetween(a: Position, b: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  const part = across + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * along;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, part)));
}

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
