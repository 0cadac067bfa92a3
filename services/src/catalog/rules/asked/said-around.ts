import { comparable, type OtherWays } from '../search-query.ts';
import { phraseKey } from '../types/phrase-key.ts';
import type { Taxonomy } from '../types/taxonomy.ts';

type Language = 'en' | 'es';

/** What follows one of these says what a thing goes with, and isn't asked of it. */
export const asides: Readonly<Record<Language, readonly string[]>> = {
  en: ['with', 'in', 'for', 'without', 'no', 'on', 'from', 'to'],
  es: ['con', 'en', 'para', 'sin', 'al', 'a'],
};
/** Words that say nothing of their own. */
export const joining: Readonly<Record<Language, readonly string[]>> = {
  en: ['a', 'an', 'the', 'of', 'some', 'and', 'my', 'your'],
  es: ['de', 'del', 'la', 'el', 'los', 'las', 'un', 'una', 'y', 'mi', 'mis', 'con', 'en', 'para', 'al', 'a'],
};

/** Words that a shopper says around what is looked for. */
const fillers = new Set(
  `something stuff things thing what whats which can could i we need want buy get find looking look give me do you have any
  good best favorite ideas idea put eat make cook where is are please show
  algo cosas cosa que puedo quiero necesito busco comprar hay tienen donde estan mejor bueno buena`.split(/\s+/),
);

/** A query without what is said around it: what can I put on a salad is salad. As it is when nothing else is said. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !fillers.has(comparable(word)));
  if (left.length === words.length || left.length === 0) return words;
  const first = left.findIndex((word) => ![...asides.en, ...asides.es, ...joining.en, ...joining.es].includes(word));
  return first < 0 ? words : left.slice(first);
}

/** Spanish words without those that join them: they stand in no English text. */
export const withoutJoining = (words: readonly string[], ways: OtherWays): string[] => {
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2].find((each) => at + each <= words.length && ways(words.slice(at, at + each))) ?? 1;
    const phrase = words.slice(at, at + length);
    if (length > 1 || !joining.es.includes(phrase[0] ?? '')) kept.push(...phrase);
    at += length;
  }
  return kept;
};

/** What Spanish phrases are in English. */
export const spanishWays =
  ({ translations }: Taxonomy): OtherWays =>
  (phrase) =>
    translations.get(phraseKey(phrase.map(comparable), 'es'))?.map((english) => english.split(' '));
