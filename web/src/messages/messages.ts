import { createContext, use } from 'react';
import { type Catalogs, catalogs, type Messages } from './catalogs.ts';
import { type Language, languageOf } from './language.ts';

/** The page's language, where there is no component to ask. */
export const pageLanguage = (): Language => languageOf(document.documentElement.lang) ?? 'en';

/** The catalog of the page's language, where there is no component to ask. */
export const pageMessages = (): Messages => catalogs[pageLanguage()];

export const MessagesContext = createContext<Messages>(catalogs.en);

/** The texts that every page needs, in the page's language. */
export const useMessages = (): Messages => use(MessagesContext);

/**
 * A hook for the texts of one area, which load with the screens that show them.
 * @param texts the area's texts in every language
 */
export const areaTexts =
  <Texts>(texts: Catalogs<Texts>) =>
  (): Texts =>
    texts[useMessages().language];

/** The same in the page's language, where there is no component to ask. */
export const pageTexts =
  <Texts>(texts: Catalogs<Texts>) =>
  (): Texts =>
    texts[pageLanguage()];
