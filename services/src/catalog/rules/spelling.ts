import { comparable, singular, wordsIn } from './search-query.ts';

/** A typed word, and the catalog's words that look like it. */
export interface TypedWord {
  word: string;
  /** Does it find anything by itself? */
  finds: boolean;
  similar: readonly SimilarWord[];
}

export interface SimilarWord {
  /** Without accents. */
  word: string;
  /** With its accents, where it has any. */
  written?: string;
  products: number;
  /** Whether it names a type of grocery: then it is meant more often than its letters say. */
  isType?: boolean;
  /** Whether it is of another language than the page and what else was typed. */
  isForeign?: boolean;
  /** Whether it sounds the same in Spanish: serbesa is how cerveza sounds. */
  soundsAlike?: boolean;
}

/**
 * Is a word meant as it is typed? One that groceries are called by always is, whether the catalog has it or not: radish isn't
 * dish. So is one that the catalog has, unless a single product has it and it is a slip away from what groceries are called by.
 */
export function isSpelledRight({ word, finds, similar }: TypedWord, isKnown: boolean): boolean {
  if (isKnown) return true;
  const own = Math.max(0, ...similar.filter((each) => each.word === word).map(({ products }) => products));
  const isSlip = ({ word: other, products, isType, isForeign }: SimilarWord) =>
    other !== word && isType === true && isForeign !== true && products >= 5 && slipsOf(word, other) <= 1;
  return finds && !(own <= 1 && similar.some(isSlip));
}

/** The phrases that typed words could be if a space is missing or one too many. */
export function respacings(words: readonly string[]): string[] {
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return [...joined, ...words.flatMap(splitsOf)];
}
const splitsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => `${word.slice(0, at + 2)} ${word.slice(at + 2)}`);

/**
 * The words as they were probably meant, when those that were typed find nothing together: with a space less or more,
 * and each word that finds nothing replaced by the likeliest that is nearly the same. Null when there is nothing better.
 * @param phrases how many products each of the {@link respacings} has; those that none has are left out
 */
export function betterSpelling(typed: readonly TypedWord[], phrases: ReadonlyMap<string, number>): string | null {
  const better: string[] = [];
  for (let at = 0; at < typed.length; at++) {
    const { word, finds, similar } = typed[at] ?? { word: '', finds: true, similar: [] };
    const joined = `${word}${typed[at + 1]?.word ?? ' '}`;
    if (phrases.has(joined)) {
      better.push(joined);
      at += 1;
    } else if (finds) better.push(word);
    else better.push(mostFrequent(splitsOf(word), phrases) ?? likeliest(comparable(word), similar) ?? word);
  }
  const spelled = better.join(' ');
  return spelled === typed.map(({ word }) => word).join(' ') ? null : spelled;
}

const mostFrequent = (choices: readonly string[], phrases: ReadonlyMap<string, number>): string | undefined =>
  choices
    .filter((choice) => phrases.has(choice))
    .toSorted((one, other) => (phrases.get(other) ?? 0) - (phrases.get(one) ?? 0))[0];

/** The nearest word that few enough slips lead to; of several, the one that more products have. */
function likeliest(word: string, similar: TypedWord['similar']): string | undefined {
  const most = word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  const [found] = similar
    .filter((each) => singular(each.word) !== singular(word))
    .map((each) => ({ ...each, slips: Math.min(slipsOf(word, each.word), each.soundsAlike ? alike : Infinity) }))
    .filter(({ slips }) => slips <= most)
    .map((each) => ({ ...each, lacksOnly: holds(each.word, word) }))
    .toSorted((one, other) => farOff(one) - farOff(other) || other.products - one.products);
  return found?.written ?? found?.word;
}

/** Words that sound alike are mistaken as easily as a letter is doubled. */
const alike = 0.5;

/** In the plural or the singular alike. */
const slipsOf = (one: string, other: string): number =>
  Math.min(slipsBetween(one, other), slipsBetween(singular(one), singular(other)));

/** A letter written twice or once is a half: bred is bread, not breed. A word of the other language has to be nearer by more than that. */
const farOff = ({
  slips,
  isType = false,
  isForeign = false,
  lacksOnly,
}: SimilarWord & { slips: number; lacksOnly: boolean }): number =>
  slips - (isType ? 0.6 : 0) + (isForeign ? 0.7 : 0) - (lacksOnly ? 0.1 : 0);

/** Does a word have all these letters, in this order? One is left out sooner than mistaken: platno is plátano, and not platos. */
function holds(word: string, letters: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/**
 * How many letters were missed, added, mistaken, or swapped with their neighbor (optimal string alignment). A letter
 * written once for twice, or twice for once, is the likeliest slip of all and counts half.
 */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = sums(b);
  const first = sums(a);
  for (let row = 1; row <= a.length; row++) {
    const current = [first[row] ?? row];
    for (let column = 1; column <= b.length; column++) {
      const missed = b[column - 1] === b[column - 2] ? 0.5 : 1;
      const added = a[row - 1] === a[row - 2] ? 0.5 : 1;
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + added,
        (current[column - 1] ?? 0) + missed,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** What it takes to write the first letters of a word, none of which were written: 0, then after each letter. */
function sums(letters: readonly string[]): number[] {
  const sum = [0];
  for (const [at, letter] of letters.entries()) sum.push((sum[at] ?? 0) + (letter === letters[at - 1] ? 0.5 : 1));
  return sum;
}

/**
 * What was typed with some of its words written in another way: a price and what is left out stay as they are. Null if nothing
 * is written in another way.
 */
export function respelled(text: string, words: readonly string[], better: string | null): string | null {
  if (better === null || wordsIn(text).join(' ') === words.join(' ')) return better;
  const written = better.split(' ');
  if (written.length !== words.length) return null;
  return words.reduce((spelled, word, at) => spelled.replace(word, written[at] ?? word), text.toLowerCase());
}
