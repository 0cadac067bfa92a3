import { comparable, wordsIn } from '../search-query.ts';
import { phraseKey } from './phrase-key.ts';

type Language = 'en' | 'es';

/**
 * What things come in and as, by the key of the word: a bag, a slice. With what it makes of a thing, as names say it, such as
 * canned; empty for nothing.
 */
export type Forms = Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>;

export const formsHeader = 'language,words,state';

/** @param lines each with its language, words, and what these make of a thing */
export function formsIn(lines: readonly string[]): Forms {
  const found = { en: new Map<string, string[]>(), es: new Map<string, string[]>() };
  for (const line of lines) {
    const [language = '', words = '', state = ''] = line.split(',');
    if (language !== 'en' && language !== 'es') throw new Error(`A form has a language: ${line}`);
    for (const word of words.split('|'))
      found[language].set(phraseKey([comparable(word)], language), wordsIn(comparable(state)));
  }
  return found;
}

/** Does this word only say what a thing comes in or as? Frozen is a state, and says more. */
export function isForm(forms: Forms, word: string, language: Language): boolean {
  const key = phraseKey([word], language);
  const state = forms[language].get(key);
  return state !== undefined && state.join(' ') !== key;
}
