import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spanishName } from '../rules/spanish/spanish-name.ts';
import { spanishWordsIn } from '../rules/spanish/words.ts';
import type { SpanishName } from '../rules/product.ts';
import { groceryTypes, groceryTypesFile } from './grocery-types.ts';

const file = readFileSync(join(import.meta.dirname, 'spanish-words.csv'), 'utf8');
const words = spanishWordsIn(file);

/** Differs whenever the types or these words do. */
export const taxonomyDigest = createHash('sha256').update(groceryTypesFile).update(file).digest('hex');

/**
 * A product's name in Spanish, composed of its English one (S-5).
 * @param types what it is, its own type first; only one that its name tells has a say
 */
export function composedName(name: string, types: readonly string[]): SpanishName | null {
  const text = spanishName(words, name, groceryTypes.usualNames.get(types[0] ?? ''));
  return text === null ? null : { text, isComposed: true };
}
