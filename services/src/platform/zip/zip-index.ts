import { isState } from '../../../../server-kit/us-states.ts';
import { isZipCode } from '../../../../server-kit/zip-code.ts';

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

export interface ZipIndex {
  /** The place of a ZIP (`98122` or `98122-1234`); null when there is none, or no state's. */
  find(zipCode: string): Place | null;
  /** A ZIP's location on the map; null when it has none. */
  position(zipCode: string): Position | null;
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
  return {
    position(zipCode) {
      const line = lineOf(zipCode);
      if (!line) return null;
      return { latitude: Number(fieldAt(file, line - 1, 9)), longitude: Number(fieldAt(file, line - 1, 10)) };
    },
    find(zipCode) {
      const line = lineOf(zipCode);
      return line ? { city: fieldAt(file, line - 1, 2), state: stateOf(file, line - 1) } : null;
    },
  };
}

const stateOf = (file: Buffer, line: number): string => fieldAt(file, line, 4);

function fieldAt(file: Buffer, line: number, column: number): string {
  let start = line;
  for (let passed = 0; passed < column; passed++) start = file.indexOf(tab, start) + 1;
  return file.toString('utf8', start, file.indexOf(tab, start));
}
