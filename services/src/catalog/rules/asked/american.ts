import { comparable, type OtherWays } from '../search-query.ts';
import type { Taxonomy } from '../types/taxonomy.ts';

/** The most words that one American way stands for. */
const longest = 2;

/** English words as Americans say them: tinned tomatoes are canned tomatoes. As they are where nobody says them otherwise. */
export function inAmerican({ american }: Taxonomy, words: readonly string[]): readonly string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [longest, 1].find((each) => american.has(keyOf(words.slice(at, at + each)))) ?? 0;
    const way = american.get(keyOf(words.slice(at, at + length)));
    said.push(...(way?.split(' ') ?? words.slice(at, at + 1)));
    at += Math.max(1, length);
  }
  return said;
}

/** What American words are elsewhere: labels of what is imported say so. */
export function elsewhereWays({ american }: Taxonomy): OtherWays {
  const ways = Map.groupBy(american, ([, said]) => said);
  return (phrase) => ways.get(keyOf(phrase))?.map(([said]) => said.split(' '));
}

const keyOf = (words: readonly string[]): string => words.map(comparable).join(' ');
