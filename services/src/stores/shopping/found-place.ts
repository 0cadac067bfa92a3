import { zipCodes } from '../../platform/zip/zip-codes.ts';
import type { Place, Position, ZipIndex } from '../../platform/zip/zip-index.ts';
import type { AskedPlace } from '../rules/place.ts';

/** A place on the map. */
export interface FoundPlace extends Place {
  /** null for a city. */
  zipCode: string | null;
  position: Position;
}

/**
 * Where an asked place is; null when there is no such place.
 * @param isNearStore of several cities with a name, the largest one near a store is meant
 */
export async function foundPlace(
  asked: AskedPlace,
  isNearStore: (position: Position) => boolean,
): Promise<FoundPlace | null> {
  const zips = await zipCodes();
  if (asked.kind === 'city') {
    const cities = zips.cities(asked.city).filter(({ state }) => asked.state === null || state === asked.state);
    const found = cities.find(({ position }) => isNearStore(position)) ?? cities[0];
    return found ? { zipCode: null, city: found.city, state: found.state, position: found.position } : null;
  }
  if (asked.kind === 'zip') return atZip(zips, asked.zipCode, zips.position(asked.zipCode));
  return atZip(zips, zips.nearest(asked.position), asked.position);
}

function atZip(zips: ZipIndex, zipCode: string, position: Position | null): FoundPlace | null {
  const place = zips.find(zipCode);
  return place && position ? { zipCode, ...place, position } : null;
}
