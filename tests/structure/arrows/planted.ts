import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';

/** An import that is planted in a file of this house, and why the linter has to refuse it; no reason if it has to leave it alone. */
export interface Planted {
  file: string;
  specifier: string;
  reason: string | null;
}

/** Plants imports in a folder: `importing` a file or a package is `wrong`, for a reason, or `right`. */
export interface Bed {
  wrong: (specifiers: readonly string[], reason: string) => Planted[];
  right: (...specifiers: string[]) => Planted[];
}

/** A file to plant in, or a folder, where every import gets a file of its own. */
export function bed(place: string): Bed {
  const plant = (specifiers: readonly string[], reason: string | null) =>
    specifiers.map((specifier) => ({ file: fileIn(place, specifier, reason), specifier, reason }));
  return { wrong: plant, right: (...specifiers) => plant(specifiers, null) };
}

function fileIn(place: string, specifier: string, reason: string | null): string {
  if (/\.tsx?$/.test(place)) return place;
  const name = specifier.replaceAll(/[^a-z]+/gi, '-').replaceAll(/^-|-ts$/g, '');
  return `${place}/${reason === null ? 'may' : 'may-not'}-${name}.ts`;
}

/** A folder that nobody has made yet: it is guarded on the day it is made. */
const newborn = 'newborn';

/** The folders of a place and one that doesn't exist yet, each with another one beside it. */
export function areasOf(place: string, apartFrom: readonly string[] = []): { area: string; other: string }[] {
  const folders = readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !apartFrom.includes(entry.name))
    .map(({ name }) => name);
  const areas = [...folders, newborn];
  return areas.map((area, index) => ({ area, other: areas[(index + 1) % areas.length]! }));
}
