import { stateNames } from '../../../../server-kit/us-states.ts';
import { isZipCode } from '../../../../server-kit/zip-code.ts';
import type { Position } from '../../platform/zip/zip-index.ts';

/** What a shopper looks for stores around. */
export type AskedPlace =
  | { kind: 'zip'; zipCode: string }
  | { kind: 'city'; city: string; state: string | null }
  | { kind: 'position'; position: Position };

/** Two decimals are within half a mile: enough to find a store, too little to find a home. */
const roundedPosition = /^(-?\d{1,2}(?:\.\d{1,2})?), ?(-?\d{1,3}(?:\.\d{1,2})?)$/;

/**
 * Reads a place: a ZIP code, a city with or without its state (`Oakland`, `Oakland, CA`, `Oakland California`), or a
 * location rounded to two decimals (`37.77,-122.42`). null when it can be none of them: digits that are no ZIP code, a
 * location with more decimals (G-120, N-7).
 */
export function placeOf(text: string): AskedPlace | null {
  const asked = text.trim().replace(/\s+/g, ' ');
  if (isZipCode(asked)) return { kind: 'zip', zipCode: asked.slice(0, 5) };
  const [, north, east] = roundedPosition.exec(asked) ?? [];
  if (north !== undefined && east !== undefined) {
    const position = { latitude: Number(north), longitude: Number(east) };
    return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
      ? { kind: 'position', position }
      : null;
  }
  // No city in the US has a digit in its name.
  if (/\d/.test(asked) || !/\p{L}/u.test(asked)) return null;
  const [, city, state] = /^(.+?),\s*(.+)$/.exec(asked) ?? [];
  if (city !== undefined && state !== undefined) {
    const code = stateCodeOf(state);
    return code === null ? null : { kind: 'city', city, state: code };
  }
  return { kind: 'city', ...withoutState(asked) };
}

/** `Oakland CA` and `Oakland California` name their state; `Kansas City` and `Washington` are cities. */
function withoutState(asked: string): { city: string; state: string | null } {
  const words = asked.split(' ');
  for (const count of [3, 2, 1]) {
    const state = words.length > count ? stateCodeOf(words.slice(-count).join(' ')) : null;
    if (state !== null) return { city: words.slice(0, -count).join(' '), state };
  }
  return { city: asked, state: null };
}

const codes = new Map(
  Object.entries(stateNames).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

const stateCodeOf = (text: string): string | null => codes.get(text.toLowerCase().replaceAll('.', '')) ?? null;
