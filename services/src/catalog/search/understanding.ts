import type { Database } from '../../platform/database/database.ts';
import type { Language } from '../../../../server-kit/language.ts';
import { excluding, type Exclusion } from '../rules/asked/exclusions.ts';
import { type PriceAsked, priceAsked } from '../rules/asked/price-asked.ts';
import { sizeMerits } from '../rules/asked/size-asked.ts';
import { readGtin } from '../rules/gtin.ts';
import {
  comparable,
  eitherWay,
  type OtherWays,
  queryOf,
  type Reading,
  type SearchWords,
  synonymWays,
  termsOf,
  type TypesMeant,
  wordsIn,
} from '../rules/search-query.ts';
import { elsewhereWays } from '../rules/asked/american.ts';
import { inOneEnglish, ownWords } from '../rules/asked/own-words.ts';
import { anyPhrase, inSpanishToo } from '../rules/spanish/spanish-query.ts';
import { isBrandName, namesType } from '../rules/types/phrases-in.ts';
import { inLabelOrder } from '../rules/asked/in-label-order.ts';
import { type Meant, typesMeant } from '../rules/asked/query-type.ts';
import { spanishWays, withoutFillers, withoutJoining } from '../rules/asked/said-around.ts';
import { bpnsByGtin } from '../store/products.ts';
import type { Matching } from '../store/search-parts.ts';
import { knownSynonyms } from '../store/synonyms.ts';
import { catalogDb } from '../store/tables.ts';
import { avoided, groceryTypes } from '../taxonomy/grocery-types.ts';

/** What a text asks for, and how it was read. */
export interface Understood {
  matching: Matching;
  /** The words that say what is looked for. */
  words: readonly string[];
  /** The price that it names, and the text without it. */
  price: PriceAsked | null;
  textWithoutPrice: string;
  /** What it leaves out. */
  without: readonly Exclusion[];
  /** What is of the types that it means, with all that it asks of them, or has all the words in its name where they stand; null where it means none. */
  told: Matching | null;
  /** The same with nothing asked of them: what else was said only decides what comes first. */
  thing: Matching | null;
  /** What comes nearest where there is none of it: products of the types that it belongs to; null where nothing does. */
  nearest: Matching | null;
  /** What names the type: brand names that people call things by, or a kind of thing. */
  called: { name: string; department: string; isBrand: boolean } | null;
}

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
): Promise<Understood> {
  const typed = text?.trim() ?? '';
  const nothingSaid = { words: [], price: null, textWithoutPrice: typed, without: [] };
  const nothingMeant = { told: null, thing: null, nearest: null, called: null };
  if (typed === '') return { ...nothingSaid, ...nothingMeant, matching: { everything: true } };
  const bpns = await numbered(db, typed);
  if (bpns) return { ...nothingSaid, ...nothingMeant, matching: { bpns } };
  const { price, text: textWithoutPrice } = priceAsked(typed);
  const said = inLabelOrder(
    groceryTypes,
    inOneEnglish(groceryTypes, withoutFillers(wordsIn(textWithoutPrice)), language),
  );
  const { without, words } = excluding(said, { avoided, foodNames });
  const scope = { ...(price && { price }), ...(without.length > 0 && { without }) };
  const read = { ...nothingMeant, words, price, textWithoutPrice, without };
  const claims = without.map(({ claim }) => ({ query: claim, points: 3 }));
  if (words.length === 0) {
    if (!price && without.length === 0) return { ...read, matching: { bpns: [] } };
    return { ...read, matching: { everything: true, ...scope, isFood: without.length > 0 } };
  }
  const synonyms = eitherWay(synonymWays(await knownSynonyms(db)), waysElsewhere);
  const inSpanish = eitherWay(synonyms, spanishWays(groceryTypes));
  const types = reading === 'WORDS' ? typesOf(said, words, language) : undefined;
  const isSpanish = types ? types.language === 'es' : language === 'es';
  const ways = isSpanish ? inSpanish : synonyms;
  const plain = (all: readonly string[]) => (isSpanish ? withoutJoining(all, inSpanish) : all);
  const query = queryOf(plain(words), ways, reading);
  if (!query) return { ...read, matching: { bpns: [] } };
  const isNamed = types !== undefined;
  // Words that name no type may be of either language.
  const isEither = isSpanish || (!isNamed && reading === 'WORDS');
  const asked = isEither ? inSpanishToo(query, withoutJoining(words, nothingElse), { isNamed, reading }) : query;
  const all = types ? textOf(types, plain(types.named), ways) : query.all;
  const aside = types?.aside ? [{ query: types.aside, points: anAside }] : [];
  const merits = [
    ...asked.merits,
    ...ownWords(groceryTypes, plain(words), ways),
    ...aside,
    ...claims,
    ...sizeMerits(words.map(comparable)),
  ];
  return {
    ...read,
    matching: { words: { ...asked, all, merits, types }, ...scope },
    told: types
      ? {
          words: { ...ofTypes(types, []), all: termsOf(plain(words), ways, 'A') },
          ...scope,
          departments: types.departments,
        }
      : null,
    thing: types
      ? { words: thingOf({ ...types, rest: null, part: undefined }, merits, plain(types.named), ways), ...scope }
      : null,
    nearest:
      types && types.broader.length > 0
        ? { words: nearestTo(types, merits, plain(types.named), ways), ...scope }
        : null,
    called: types
      ? {
          name: types.named.join(' '),
          department: types.department,
          isBrand: isBrandName(groceryTypes, types.named),
        }
      : null,
  };

  /** Dairy-free milk is a type of its own, and else milk without what is excluded. */
  function typesOf(all: readonly string[], left: readonly string[], page: Language | undefined): Meant | undefined {
    const whole = typesMeant(groceryTypes, all, page, synonyms);
    if (whole && whole.named.length === all.length) return whole;
    return typesMeant(groceryTypes, left, page, synonyms);
  }
}

const waysElsewhere = elsewhereWays(groceryTypes);

/**
 * Once types say what is meant, a name or a brand has to say it, too: a description names much else. The rest may stand anywhere.
 * What is Spanish is looked for as what it is in English: pan is bread there, and no skillet.
 */
function textOf({ named: typed, language, rest }: Meant, named: readonly string[], ways: OtherWays): string {
  const english = language === 'es' ? spanishWays(groceryTypes)(typed) : undefined;
  const name = english ? anyPhrase(english, 'AB') : termsOf(named, ways, 'AB');
  return [name, ...(rest === null ? [] : [rest])].join(' & ');
}

const thingOf = (
  types: Meant,
  merits: SearchWords['merits'],
  named: readonly string[],
  ways: OtherWays,
): SearchWords => ({ ...ofTypes(types, merits), all: textOf(types, named, ways) });

const ofTypes = (types: TypesMeant, merits: SearchWords['merits']): SearchWords => ({
  all: null,
  beginning: null,
  merits,
  types,
});

/** The types that these belong to; what has some of the words in its name is nearest. */
const nearestTo = (
  types: Meant,
  merits: SearchWords['merits'],
  named: readonly string[],
  ways: OtherWays,
): SearchWords =>
  ofTypes({ ...types, ids: types.broader }, [
    ...merits,
    ...named.map((word) => ({ query: termsOf([word], ways, 'A'), points: aWordOfNearest })),
  ]);
/** More than what is only likely to be of those types falls behind by. */
const aWordOfNearest = 80;

/** More than it counts which of several types is the likeliest. */
const anAside = 24;

const nothingElse: OtherWays = () => undefined;

/** What a food is called in English; undefined for what is none. */
function foodNames(phrase: readonly string[]): readonly string[] | undefined {
  const [word = ''] = phrase;
  const spanish = spanishWays(groceryTypes)(phrase)?.map((way) => way.join(' '));
  if (spanish) return spanish;
  return namesType(groceryTypes, comparable(word)) ? [comparable(word)] : undefined;
}
