import type { Position } from './zip-index.ts';

const earthRadiusMiles = 3958.8;

/** Straight-line miles between two places, by the haversine formula. */
export function milesBetween(a: Position, b: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(rad(b.latitude - a.latitude) / 2) ** 2;
  const along = Math.sin(rad(b.longitude - a.longitude) / 2) ** 2;
  const part = across + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * along;
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(Math.min(1, part)));
}
