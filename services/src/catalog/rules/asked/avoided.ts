import { type Allergen, allergens } from '../product.ts';
import { comparable, singular } from '../search-query.ts';
import { phraseKey } from '../types/phrase-key.ts';

/** What shoppers avoid that has a name in every language; anything else is a food. */
export const avoidedKinds = [
  'NUTS',
  'TREE_NUTS',
  'PEANUTS',
  'MILK',
  'LACTOSE',
  'EGG',
  'FISH',
  'SHELLFISH',
  'WHEAT',
  'GLUTEN',
  'SOY',
  'SESAME',
  'SUGAR',
  'SALT',
  'FOOD',
] as const;
type AvoidedKind = (typeof avoidedKinds)[number];

/** What shoppers avoid that isn't told by its own name alone. */
export interface Avoided {
  kind: AvoidedKind;
  /** A product that states one of these has it. */
  allergens: readonly Allergen[];
  /** And one whose ingredients have these words, as a query; null where allergens say it all. */
  ingredients: string | null;
  /** What a product says that is free of it, as a query. */
  claim: string;
  /** Whether that is believed though it states an allergen. */
  isClaimBelieved: boolean;
}

/** What is avoided, by the {@link avoidedKey} of each way to call it. */
export type AvoidedByWords = ReadonlyMap<string, Avoided>;

const columns = 'kind,words,allergens,ingredients,claims,believed';

const several = (text: string): string[] => text.split('|').filter((each) => each !== '');

/** Words as what is avoided is looked up by: in the singular of either language. */
export const avoidedKey = (words: readonly string[]): string =>
  words.map((word) => singular(phraseKey([comparable(word)], 'es'))).join(' ');

/** Phrases as a query for any of them. */
const anyOf = (phrases: readonly string[]): string =>
  phrases
    .map((phrase) => {
      const words = phrase.split(' ').map((word) => `'${comparable(word)}'`);
      return words.length === 1 ? words[0] : `(${words.join(' <-> ')})`;
    })
    .join(' | ');

/** What a label says that is free of something in English, as a query. */
export const freeOf = (word: string): string => anyOf([`${word} free`]);

/**
 * What a merchandiser's file says of what shoppers avoid: a line for each kind, with the words for it in both languages, the
 * allergens and the ingredients that tell it, what labels claim, and whether a claim is believed (`yes`).
 * @throws Error naming the line that can't be read
 */
export function avoidedIn(csv: string): AvoidedByWords {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== columns) throw new Error(`Line 1: the columns are ${columns}`);
  const found = new Map<string, Avoided>();
  for (const [at, line] of lines.entries()) {
    const { words, avoided } = rowIn(line, at + 2);
    for (const name of words) {
      const key = avoidedKey(name.split(' '));
      if (found.has(key)) throw new Error(`Line ${at + 2}: ${name} stands in two lines.`);
      found.set(key, avoided);
    }
  }
  return found;
}

function rowIn(line: string, number: number): { words: readonly string[]; avoided: Avoided } {
  const fields = line.split(',');
  const [kind = '', words = '', stated = '', ingredients = '', claims = '', believed = ''] = fields;
  const isKind = (text: string): text is AvoidedKind => text !== 'FOOD' && avoidedKinds.some((each) => each === text);
  const isAllergen = (text: string): text is Allergen => allergens.some((each) => each === text);
  const names = several(stated);
  if (fields.length !== 6 || !isKind(kind) || words === '' || claims === '' || !['', 'yes'].includes(believed))
    throw new Error(`Line ${number} isn't something to avoid: ${line}`);
  if (!names.every(isAllergen)) throw new Error(`Line ${number}: the allergens are ${allergens.join(', ')}.`);
  if (names.length === 0 && ingredients === '') throw new Error(`Line ${number}: nothing tells what has it.`);
  return {
    words: several(words),
    avoided: {
      kind,
      allergens: names,
      ingredients: ingredients === '' ? null : anyOf(several(ingredients)),
      claim: anyOf(several(claims)),
      isClaimBelieved: believed === 'yes',
    },
  };
}
