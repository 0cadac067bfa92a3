import { type Avoided, type AvoidedByWords, avoidedKey, freeOf } from './avoided.ts';

/** Something that a product mustn't have. */
export interface Exclusion extends Avoided {
  /** As it was typed: nuts. */
  name: string;
  /** A product whose name has these has it, too; null where a name may say what it's free of. */
  named: string | null;
}

const before = new Set(['no', 'without', 'sin', 'zero']);
const articles = new Set(['any', 'the', 'added']);
const also = new Set(['or', 'and', 'nor', 'ni', 'o', 'y']);

/** What is known of what can be left out. */
interface Known {
  avoided: AvoidedByWords;
  /** Ways to call a food in English, each a word or several; undefined for what is no food. */
  foodNames: (phrase: readonly string[]) => readonly string[] | undefined;
}

/** What words exclude, and the words that are left. */
export interface Excluding {
  without: readonly Exclusion[];
  words: readonly string[];
}

/**
 * Words that exclude exclude: "nut free", "no nuts", "without milk", "sin gluten ni lactosa". What isn't food stays as it was
 * typed: "cage free", "no bake", "sin hueso".
 */
export function excluding(words: readonly string[], known: Known): Excluding {
  const without: Exclusion[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = excludedAt(words, at, known);
    if (found) {
      without.push(...found.without);
      at += found.length;
    } else left.push(words[at++] ?? '');
  }
  return { without, words: left };
}

function excludedAt(words: readonly string[], at: number, known: Known) {
  return freeAt(words, at, known) ?? withoutAt(words, at, known);
}

/** Nut free; dairy and egg free; free of nuts; libre de gluten. */
function freeAt(words: readonly string[], at: number, { avoided }: Known) {
  if (/^(?:free|libre)$/.test(words[at] ?? '') && /^(?:of|from|de)$/.test(words[at + 1] ?? '')) {
    const thing = thingAt(words, at + 2, avoided);
    return thing && { without: [thing.exclusion], length: 2 + thing.length };
  }
  const without: Exclusion[] = [];
  for (let next = at; ;) {
    const thing = thingAt(words, next, avoided);
    if (!thing) return undefined;
    without.push(thing.exclusion);
    next += thing.length;
    if (words[next] === 'free') return { without, length: next + 1 - at };
    if (!also.has(words[next] ?? '')) return undefined;
    next += 1;
  }
}

/** No nuts; without any milk or eggs; sin gluten ni lactosa. */
function withoutAt(words: readonly string[], at: number, { avoided, foodNames }: Known) {
  const isShort = words[at] === 'w' && words[at + 1] === 'o';
  if (!isShort && !before.has(words[at] ?? '')) return undefined;
  const without: Exclusion[] = [];
  let next = at + (isShort ? 2 : 1);
  while (articles.has(words[next] ?? '')) next += 1;
  for (;;) {
    const thing = thingAt(words, next, avoided) ?? foodAt(words, next, foodNames);
    // No salt added says what a product is like, as its label does.
    if (!thing || words[next + thing.length] === 'added') break;
    without.push(thing.exclusion);
    next += thing.length;
    if (!also.has(words[next] ?? '')) return { without, length: next - at };
    next += 1;
  }
  return without.length === 0 ? undefined : { without, length: next - 1 - at };
}

function thingAt(
  words: readonly string[],
  at: number,
  avoided: AvoidedByWords,
): { exclusion: Exclusion; length: number } | undefined {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length);
    const what = phrase.length === length ? avoided.get(avoidedKey(phrase)) : undefined;
    if (what) return { exclusion: { ...what, name: phrase.join(' '), named: null }, length };
  }
  return undefined;
}

/** Any other food is told by its own name. */
function foodAt(words: readonly string[], at: number, foodNames: Known['foodNames']) {
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
  const claim = names.map((each) => freeOf(each.split(' ').at(-1) ?? each)).join(' | ');
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
