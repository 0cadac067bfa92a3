import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { taxonomyIn } from '../rules/types/taxonomy.ts';

const file = readFileSync(join(import.meta.dirname, 'grocery-types.csv'), 'utf8');

/** The types of groceries, from the file that merchandisers edit. */
export const groceryTypes = taxonomyIn(file);

/** Differs whenever the file does. */
export const groceryTypesDigest = createHash('sha256').update(file).digest('hex');
