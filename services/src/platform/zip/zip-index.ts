import { isState } from '../../../../server-kit/us-states.ts';
import { isZipCode } from '../../../../server-kit/zip-code.ts';
import { cityKey } from './city-key.ts';
import { nearestOf } from './nearest-line.ts';

/** Where a ZIP code is (G-53). */
export interface Place {
  city: string;
  /** Two letters. */
  state: string;
}

/** Degrees: north and east are positive. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A city with the middle of its ZIP codes. */
export interface City extends Place {
  position: Position;
  /** How many ZIP codes it has. */
  zipCount: number;
}

export interface ZipIndex {
  /** The place of a ZIP (`98122` or `98122-1234`); null when there is none, or no state's. */
  find(zipCode: string): Place | null;
  /** A ZIP's location on the map; null when it has none. */
  position(zipCode: string): Position | null;
  /** The cities with a name, however it is capitalized and accented, largest first; one at most for each state. */
  cities(name: string): City[];
  /** The ZIP code nearest to a location. */
  nearest(position: Position): string;
}

const tab = 9;
const newline = 10;

/**
 * An index over GeoNames' postal codes of the US: tab-separated lines of country, ZIP, city, state, two letters...
 * One pass notes where the line of a ZIP begins (400 KB of numbers); a city is read out of the file when it is asked
 * for. Military ZIPs, which have no state, and those of places that are no state are left out.
 */
export function zipIndex(file: Buffer): ZipIndex {
  const lines = new Uint32Array(100_000);
  for (let start = 0, end = 0; start < file.length; start = end + 1) {
    end = file.indexOf(newline, start);
    if (end < 0) end = file.length;
    if (!isState(stateOf(file, start))) continue;
    // The first line of a ZIP counts; 0 means none, so places start at 1.
    const zip = Number(file.toString('latin1', start + 3, start + 8));
    lines[zip] ||= start + 1;
  }
  const lineOf = (zipCode: string) => (isZipCode(zipCode) ? (lines[Number(zipCode.slice(0, 5))] ?? 0) : 0);
  const placeAt = (line: number): Place => ({ city: fieldAt(file, line - 1, 2), state: stateOf(file, line - 1) });
  const positionAt = (line: number): Position => ({
    latitude: Number(fieldAt(file, line - 1, 9)),
    longitude: Number(fieldAt(file, line - 1, 10)),
  });
  const byCity = once(() => linesByCity(lines, placeAt));
  const nearestLine = once(() => nearestOf(lines.filter(Boolean), positionAt));
  return {
    position(zipCode) {
      const line = lineOf(zipCode);
      return line ? positionAt(line) : null;
    },
    find(zipCode) {
      const line = lineOf(zipCode);
      return line ? placeAt(line) : null;
    },
    cities(name) {
      const states = Map.groupBy(byCity().get(cityKey(name)) ?? [], (line) => placeAt(line).state);
      return [...states.values()]
        .map((own) => cityOf(own.map(positionAt), placeAt(own[0] ?? 0)))
        .toSorted((a, b) => b.zipCount - a.zipCount || (a.state < b.state ? -1 : 1));
    },
    nearest: (position) => fieldAt(file, nearestLine()(position) - 1, 1),
  };
}

function linesByCity(lines: Uint32Array, placeAt: (line: number) => Place): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const line of lines) {
    if (!line) continue;
    const key = cityKey(placeAt(line).city);
    const own = found.get(key);
    if (own) own.push(line);
    else found.set(key, [line]);
  }
  return found;
}

function cityOf(positions: readonly Position[], place: Place): City {
  const mean = (of: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
  const position = { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
  return { ...place, position, zipCount: positions.length };
}

/** Made when it is first needed, and kept. */
function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

const stateOf = (file: Buffer, line: number): string => fieldAt(file, line, 4);

function fieldAt(file: Buffer, line: number, column: number): string {
  let start = line;
  for (let passed = 0; passed < column; passed++) start = file.indexOf(tab, start) + 1;
  return file.toString('utf8', start, file.indexOf(tab, start));
}
