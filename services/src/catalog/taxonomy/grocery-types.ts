import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { avoidedIn } from '../rules/asked/avoided.ts';
import { taxonomyIn } from '../rules/types/taxonomy.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, `${name}.csv`), 'utf8');

export const groceryTypesFile = read('grocery-types');

/** The types of groceries and what they are called, from the files that merchandisers edit. */
export const groceryTypes = taxonomyIn({
  types: groceryTypesFile,
  brands: read('brand-names'),
  elsewhere: read('names-elsewhere'),
  english: read('english-words'),
  words: read('search-words'),
  dictionary: read('spanish-words'),
  forms: read('forms'),
});

/** What shoppers avoid, and how a product tells that it has it, from the file that merchandisers edit. */
export const avoided = avoidedIn(read('exclusions'));
