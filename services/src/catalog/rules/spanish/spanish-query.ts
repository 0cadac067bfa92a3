import type { Reading, SearchWords } from '../search-query.ts';

/** A query that Spanish names are asked as well, in which all of these words have to stand. */
export function inSpanishToo(
  query: SearchWords,
  words: readonly string[],
  { isNamed, reading }: { isNamed: boolean; reading: Reading },
): SearchWords {
  const isBegun = reading === 'BEGINNING';
  const whole = isBegun ? words.slice(0, -1) : words;
  const within = (places: string) => whole.map((word) => `'${word}':${places}`).join(' & ');
  const last = (places: string) => (isBegun ? `'${words.at(-1) ?? ''}':*${places}` : null);
  const asked = (places: string) => ({ all: whole.length === 0 ? null : within(places), beginning: last(places) });
  const merits = query.merits.map((each) => (each.places ? { ...each, spanish: asked(each.places) } : each));
  return { ...query, merits, spanish: asked(isNamed ? 'AB' : 'ABC') };
}

/** Phrases of which one has to be there, as a query. */
export const anyPhrase = (phrases: readonly (readonly string[])[], weights: string): string =>
  `(${phrases.map((phrase) => `(${phrase.map((word) => `'${word}':${weights}`).join(' <-> ')})`).join(' | ')})`;
