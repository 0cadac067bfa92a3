import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taxonomyIn } from '../rules/types/taxonomy.ts';

export const groceryTypesFile = readFileSync(join(import.meta.dirname, 'grocery-types.csv'), 'utf8');

/** The types of groceries, from the file that merchandisers edit. */
export const groceryTypes = taxonomyIn(groceryTypesFile);
