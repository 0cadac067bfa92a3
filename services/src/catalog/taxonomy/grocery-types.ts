import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taxonomyIn } from '../rules/types/taxonomy.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, `${name}.csv`), 'utf8');

export const groceryTypesFile = read('grocery-types');

/** The types of groceries and what they are called, from the files that merchandisers edit. */
export const groceryTypes = taxonomyIn({
  types: groceryTypesFile,
  brands: read('brand-names'),
  words: read('search-words'),
  dictionary: read('spanish-words'),
});
