import { comparable, wordsIn } from '../search-query.ts';
import { phraseKey } from './phrase-key.ts';
import type { GroceryType, Kind, Phrases } from './taxonomy.ts';

type Language = 'en' | 'es';
/** A type, and what it is called in a file. */
type NamedType = Record<Language, readonly string[]> & { type: GroceryType };

/** Which types each phrase can name, in the order of the file. */
export function phrasesOf(named: readonly NamedType[], language: Language): Phrases {
  const phrases = new Map<string, GroceryType[]>();
  for (const { type, ...names } of named)
    for (const name of names[language]) {
      const key = phraseKey(wordsIn(name), language);
      const types = phrases.get(key) ?? [];
      if (!types.includes(type)) phrases.set(key, [...types, type]);
    }
  return phrases;
}

/** With what people from elsewhere call types: it means all that their usual name can mean, as sweetcorn is fresh, canned, and frozen corn. */
export function withOthers(phrases: Phrases, others: readonly NamedType[], language: Language): Phrases {
  const all = new Map(phrases);
  for (const { type, ...names } of others) {
    const usual = type.names[language][0] ?? '';
    const alike = phrases.get(phraseKey(wordsIn(comparable(usual)), language)) ?? [];
    for (const name of names[language]) {
      const key = phraseKey(wordsIn(name), language);
      all.set(key, [...new Set([...(all.get(key) ?? []), type, ...alike])]);
    }
  }
  return all;
}

/** Types by the English names that end with a name of what they belong to, by the id of that. */
export function kindsOf(named: readonly NamedType[], phrases: Phrases): Map<string, Kind[]> {
  const kinds = new Map<string, Kind[]>();
  for (const { type, en } of named)
    for (const name of en) {
      const words = wordsIn(name);
      for (let at = 1; at < words.length; at++)
        for (const { id } of phrases.get(phraseKey(words.slice(at), 'en')) ?? [])
          if (type.broader.includes(id))
            kinds.set(id, [
              ...(kinds.get(id) ?? []),
              { type, words: words.slice(0, at).map((word) => phraseKey([word], 'en')) },
            ]);
    }
  return kinds;
}
