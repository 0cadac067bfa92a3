import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const columns = 'type,centimeters';
const line = /^([a-z]+(?:-[a-z]+)*),(\d{1,2})$/;

/** How long the edge of a type's picture is where things are to scale, in centimeters, from the file that merchandisers edit. */
export const pictureSizes: ReadonlyMap<string, number> = new Map(
  linesOf(readFileSync(join(import.meta.dirname, 'picture-sizes.csv'), 'utf8')).map((text) => {
    const [, type = '', centimeters] = line.exec(text) ?? [];
    if (type === '') throw new Error(`This isn't the size of a picture: ${text}`);
    return [type, Number(centimeters)] as const;
  }),
);

function linesOf(csv: string): string[] {
  const [header, ...lines] = csv.trim().split('\n');
  if (header !== columns) throw new Error(`The columns are ${columns}`);
  return lines;
}

/** That of a product by what it is, its own type first; null if nobody knows. */
export function pictureSize(types: readonly string[]): number | null {
  const known = types.find((type) => pictureSizes.has(type));
  return known === undefined ? null : (pictureSizes.get(known) ?? null);
}
