import type { Database } from '../../platform/database/database.ts';
import { storesNear } from '../../stores/index.ts';
import type { Channel } from '../rules/product.ts';
import { fewerWords } from '../rules/fewer-words.ts';
import { anyOfWords, wordsIn } from '../rules/search-query.ts';
import { betterSpelling, isSpelledRight, respacings } from '../rules/spelling.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { isKnownWord, namesType } from '../rules/types/phrases-in.ts';
import { typesMeant } from '../rules/asked/query-type.ts';
import { nearestType, typesHeld } from '../rules/types/suggested-types.ts';
import { ownTypesAt } from '../store/types-held.ts';
import { whileUnchanged } from '../store/unchanged.ts';
import { departmentsWith, foundElsewhere } from '../store/elsewhere.ts';
import type { Matching } from '../store/search-parts.ts';
import { countsOfPhrases, firstThatFinds, typedWords } from '../store/spelling.ts';
import { catalogDb } from '../store/tables.ts';
import { groceryTypes } from '../taxonomy/grocery-types.ts';
import { knownStore } from './products-of.ts';

/** As many of each are told. */
const most = 3;

/** What was typed as it was probably meant, in the language of its other words or else of the page; null when there is nothing better. */
export async function spellingFor(
  database: Database,
  words: readonly string[],
  page: Language = 'en',
): Promise<string | null> {
  if (words.length === 0) return null;
  const db = catalogDb(database);
  const [typed, phrases] = await Promise.all([typedWords(db, words), countsOfPhrases(db, respacings(words))]);
  const language = typesMeant(groceryTypes, words, page)?.language ?? page;
  return betterSpelling(
    typed.map((each) => {
      const similar = each.similar.map((like) => ({
        ...like,
        isType: namesType(groceryTypes, like.word),
        isForeign: like.language !== language,
      }));
      return { ...each, similar, finds: isSpelledRight({ ...each, similar }, isKnownWord(groceryTypes, each.word)) };
    }),
    phrases,
  );
}

/** What was typed with words left out, such that something is found; null when no word of it finds anything. */
export const fewerWordsFor = (db: Database, words: readonly string[]): Promise<string | null> =>
  firstThatFinds(catalogDb(db), fewerWords(words));

/** Stores of the same banner that have some of it, nearest first. */
export async function storesThatHave(
  db: Database,
  storeId: string,
  channel: Channel | undefined,
  matching: Matching,
): Promise<{ storeId: string; total: number }[]> {
  const near = await storesNear(db, storeId);
  const totals = await foundElsewhere(catalogDb(db), near, channel, matching);
  return near
    .flatMap((id) => {
      const total = totals.get(id);
      return total === undefined ? [] : [{ storeId: id, total }];
    })
    .slice(0, most);
}

/** The stores of the same banner that have a product now, nearest first. @throws ServiceError 404 for an unknown store */
export async function storesWithProduct(
  db: Database,
  { storeId, channel, bpn }: { storeId: string; channel?: Channel | undefined; bpn: string },
): Promise<{ stores: { storeId: string }[] }> {
  await knownStore(db, storeId);
  const found = await storesThatHave(db, storeId, channel, { bpns: [bpn] });
  return { stores: found.map(({ storeId: id }) => ({ storeId: id })) };
}

/** Departments that come close to what was typed. */
export async function departmentsFor(db: Database, text: string): Promise<string[]> {
  const anyOf = anyOfWords(wordsIn(text));
  return anyOf ? departmentsWith(catalogDb(db), anyOf, most) : [];
}

/** A search for the type that comes nearest to what was typed, of those that the store has now; null when no type is known in it. */
export async function nearestFor(
  db: Database,
  at: { storeId: string; channel?: Channel | undefined },
  text: string,
  language: Language = 'en',
): Promise<string | null> {
  const meant = typesMeant(groceryTypes, wordsIn(text), language);
  if (!meant) return null;
  const own = await whileUnchanged(db, { storeId: at.storeId, key: ['types', at.channel] }, () =>
    ownTypesAt(catalogDb(db), at),
  );
  return nearestType(groceryTypes, typesHeld(groceryTypes, own), meant.ids, text, language);
}
