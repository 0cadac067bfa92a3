import { type Language, languages, negotiatedLanguage } from '../../../server-kit/language.ts';
import { kept } from './kept.ts';

export type { Language } from '../../../server-kit/language.ts';

/** What retailers, and the services, write in. */
export const retailersLanguage = 'en' satisfies Language;

/** What is written in the shopper's language, where that isn't the retailer's own; undefined if nothing is. */
export const writtenIn = <Texts>(
  translations: Partial<Record<Exclude<Language, typeof retailersLanguage>, Texts>> | undefined,
  language: Language,
): Texts | undefined => (language === retailersLanguage ? undefined : translations?.[language]);

/** One of each for every language. */
export type InLanguages<Value> = Readonly<Record<Language, Value>>;

/** What depends on nothing but the language, made once. */
export const inLanguages = <Value>(make: (language: Language) => Value): InLanguages<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as InLanguages<Value>;

/**
 * The type of a table of texts in any language, by that of the English one: the same keys, and the same parts to fill in.
 * Where English leaves the words to a service, which speaks English, another language may have its own.
 */
export type Wording<Texts> = Texts extends string | null
  ? string | Extract<Texts, null>
  : Texts extends (...parts: infer Parts) => infer Text
    ? (...parts: Parts) => Wording<Text>
    : { readonly [Key in keyof Texts]: Wording<Texts[Key]> };

/** The language of a request's `Accept-Language`; English without one. Browsers send few different ones. */
export const languageOf = kept(200, negotiatedLanguage);
