import type { Allergen } from '../product.ts';
import { comparable, singular } from '../search-query.ts';
import { phraseKey } from '../types/taxonomy.ts';

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

/** Something that a product mustn't have. */
export interface Exclusion {
  kind: (typeof avoidedKinds)[number];
  /** As it was typed: nuts. */
  name: string;
  /** A product that states one of these has it. */
  allergens: readonly Allergen[];
  /** And one whose ingredients have these words, as a query; null where allergens say it all. */
  ingredients: string | null;
  /** And one whose name has these; null where a name may say what it's free of. */
  named: string | null;
  /** What a product says that is free of it, as a query. */
  claim: string;
  /** Whether that is believed though it states an allergen: milk without lactose is milk. */
  isClaimBelieved: boolean;
}

interface Known {
  kind: Exclusion['kind'];
  words: string;
  allergens?: readonly Allergen[];
  ingredients?: string;
  claim: string;
  isClaimBelieved?: boolean;
}

/** What shoppers avoid that isn't told by its own name alone. */
const known: readonly Known[] = [
  { kind: 'NUTS', words: 'nut|nuez|frutos secos', allergens: ['TREE_NUTS', 'PEANUTS'], claim: free('nut') },
  {
    kind: 'TREE_NUTS',
    words: 'tree nut|almond|walnut|cashew|pecan|almendra',
    allergens: ['TREE_NUTS'],
    claim: free('nut'),
  },
  {
    kind: 'PEANUTS',
    words: 'peanut|cacahuate|mani',
    allergens: ['PEANUTS'],
    claim: `${free('peanut')} | ${free('nut')}`,
  },
  {
    kind: 'MILK',
    words: 'dairy|milk|lacteo|leche|producto lacteo',
    allergens: ['MILK'],
    claim: `${free('dairy')} | ${free('milk')} | ('non' <-> 'dairy') | 'vegan'`,
  },
  {
    kind: 'LACTOSE',
    words: 'lactose|lactosa',
    allergens: ['MILK'],
    claim: `${free('lactose')} | ${free('dairy')}`,
    isClaimBelieved: true,
  },
  { kind: 'EGG', words: 'egg|huevo', allergens: ['EGG'], claim: `${free('egg')} | 'vegan'` },
  { kind: 'FISH', words: 'fish|pescado', allergens: ['FISH'], claim: free('fish') },
  {
    kind: 'SHELLFISH',
    words: 'shellfish|seafood|shrimp|marisco|camaron',
    allergens: ['SHELLFISH'],
    claim: free('shellfish'),
  },
  { kind: 'WHEAT', words: 'wheat|trigo', allergens: ['WHEAT'], claim: `${free('wheat')} | ${free('gluten')}` },
  {
    kind: 'GLUTEN',
    words: 'gluten',
    allergens: ['WHEAT'],
    ingredients: `'wheat' | 'barley' | 'rye' | 'malt' | 'spelt' | 'semolina'`,
    claim: free('gluten'),
    isClaimBelieved: true,
  },
  { kind: 'SOY', words: 'soy|soya|soja', allergens: ['SOY'], claim: free('soy') },
  { kind: 'SESAME', words: 'sesame|ajonjoli|sesamo', allergens: ['SESAME'], claim: free('sesame') },
  {
    kind: 'SUGAR',
    words: 'sugar|azucar',
    ingredients: `'sugar' | 'syrup' | 'honey' | 'molasses' | 'dextrose' | 'fructose' | 'sucrose' | 'agave' | 'maltose' | ('juice' <-> 'concentrate')`,
    claim: `${free('sugar')} | ('zero' <-> 'sugar') | 'unsweetened' | ('sugar' <-> 'added') | ('added' <-> 'sugar')`,
    isClaimBelieved: true,
  },
  {
    kind: 'SALT',
    words: 'salt|sal',
    ingredients: `'salt'`,
    claim: `${free('salt')} | 'unsalted' | ('salt' <-> 'added')`,
    isClaimBelieved: true,
  },
];

function free(word: string): string {
  return `('${word}' <-> 'free')`;
}

const byWords: ReadonlyMap<string, Known> = new Map(
  known.flatMap((each) => each.words.split('|').map((name) => [keyOf(name.split(' ')), each] as const)),
);
function keyOf(words: readonly string[]): string {
  return words.map((word) => singular(phraseKey([comparable(word)], 'es'))).join(' ');
}

const before = new Set(['no', 'without', 'sin', 'zero']);
const articles = new Set(['any', 'the', 'added']);
const also = new Set(['or', 'and', 'nor', 'ni', 'o', 'y']);

/** Ways to call a food in English, each a word or several. */
type FoodNames = (phrase: readonly string[]) => readonly string[] | undefined;

/** What words exclude, and the words that are left. */
export interface Excluding {
  without: readonly Exclusion[];
  words: readonly string[];
}

/**
 * Words that exclude exclude: "nut free", "no nuts", "without milk", "sin gluten ni lactosa". What isn't food stays as it was
 * typed: "cage free", "no bake", "sin hueso".
 * @param foodNames what a food is called in English; undefined for what is no food
 */
export function excluding(words: readonly string[], foodNames: FoodNames): Excluding {
  const without: Exclusion[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = excludedAt(words, at, foodNames);
    if (found) {
      without.push(...found.without);
      at += found.length;
    } else left.push(words[at++] ?? '');
  }
  return { without, words: left };
}

function excludedAt(words: readonly string[], at: number, foodNames: FoodNames) {
  return freeAt(words, at) ?? withoutAt(words, at, foodNames);
}

/** Nut free; dairy and egg free; free of nuts; libre de gluten. */
function freeAt(words: readonly string[], at: number) {
  if (/^(?:free|libre)$/.test(words[at] ?? '') && /^(?:of|from|de)$/.test(words[at + 1] ?? '')) {
    const thing = thingAt(words, at + 2);
    return thing && { without: [thing.exclusion], length: 2 + thing.length };
  }
  const without: Exclusion[] = [];
  for (let next = at; ;) {
    const thing = thingAt(words, next);
    if (!thing) return undefined;
    without.push(thing.exclusion);
    next += thing.length;
    if (words[next] === 'free') return { without, length: next + 1 - at };
    if (!also.has(words[next] ?? '')) return undefined;
    next += 1;
  }
}

/** No nuts; without any milk or eggs; sin gluten ni lactosa. */
function withoutAt(words: readonly string[], at: number, foodNames: FoodNames) {
  const isShort = words[at] === 'w' && words[at + 1] === 'o';
  if (!isShort && !before.has(words[at] ?? '')) return undefined;
  const without: Exclusion[] = [];
  let next = at + (isShort ? 2 : 1);
  while (articles.has(words[next] ?? '')) next += 1;
  for (;;) {
    const thing = thingAt(words, next) ?? foodAt(words, next, foodNames);
    // No salt added says what a product is like, as its label does.
    if (!thing || words[next + thing.length] === 'added') break;
    without.push(thing.exclusion);
    next += thing.length;
    if (!also.has(words[next] ?? '')) return { without, length: next - at };
    next += 1;
  }
  return without.length === 0 ? undefined : { without, length: next - 1 - at };
}

function thingAt(words: readonly string[], at: number): { exclusion: Exclusion; length: number } | undefined {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length);
    const what = phrase.length === length ? byWords.get(keyOf(phrase)) : undefined;
    if (what) {
      const { kind, allergens = [], ingredients = null, claim, isClaimBelieved = false } = what;
      return {
        exclusion: { kind, name: phrase.join(' '), allergens, ingredients, named: null, claim, isClaimBelieved },
        length,
      };
    }
  }
  return undefined;
}

/** Any other food is told by its own name. */
function foodAt(words: readonly string[], at: number, foodNames: FoodNames) {
  const name = words[at];
  const names = name === undefined ? undefined : foodNames([name]);
  if (name === undefined || !names) return undefined;
  const query = (weight: string) =>
    names
      .map(
        (each) =>
          `(${each
            .split(' ')
            .map((word) => `'${word}'${weight}`)
            .join(' & ')})`,
      )
      .join(' | ');
  const claim = names.map((each) => free(each.split(' ').at(-1) ?? each)).join(' | ');
  const exclusion: Exclusion = {
    kind: 'FOOD',
    name,
    allergens: [],
    ingredients: query(''),
    named: query(':A'),
    claim,
    isClaimBelieved: false,
  };
  return { exclusion, length: 1 };
}
