import type { Database } from '../../platform/database/database.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { readGtin } from '../rules/gtin.ts';
import { type Reading, searchWords, wordsIn } from '../rules/search-query.ts';
import { typesMeant } from '../rules/types/query-type.ts';
import { bpnsByGtin } from '../store/products.ts';
import type { Matching } from '../store/search-parts.ts';
import { knownSynonyms } from '../store/synonyms.ts';
import { catalogDb } from '../store/tables.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';

/** What is typed as a product's number. */
const isBpn = (text: string): boolean => /^\d{9}$/.test(text);

/** The products whose number was typed, with any spaces and hyphens; null when it's no number, or no product's. */
async function numbered(db: Database, text: string): Promise<string[] | null> {
  if (!/^[\d\s-]{8,20}$/.test(text)) return null;
  const digits = text.replaceAll(/[\s-]/g, '');
  if (isBpn(digits)) return [digits];
  const read = readGtin(digits);
  const found = 'gtin' in read ? await bpnsByGtin(catalogDb(db), read.gtin) : [];
  return found.length > 0 ? found : null;
}

/** What a text asks for; no text asks for everything, and a text without a word or a number for nothing. */
export async function understood(
  db: Database,
  text: string | undefined,
  { reading, language }: { reading: Reading; language?: Language | undefined },
): Promise<Matching> {
  const typed = text?.trim() ?? '';
  if (typed === '') return { everything: true };
  const bpns = await numbered(db, typed);
  if (bpns) return { bpns };
  const words = wordsIn(typed);
  const query = searchWords(words, await knownSynonyms(db), reading);
  if (!query) return { bpns: [] };
  return { words: reading === 'WORDS' ? { ...query, types: typesMeant(groceryTypes, words, language) } : query };
}
