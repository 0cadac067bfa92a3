import { createContext, use } from 'react';
import { en } from './en/index.ts';
import type { Language } from './language.ts';

export type Messages = typeof en & { language: Language };

const catalogs: Record<Language, Messages> = { en: { ...en, language: 'en' } };

/** The catalog of a language. */
export const messagesIn = (language: Language): Messages => catalogs[language];

/** The catalog of the page's language, where there is no component to ask. */
export const pageMessages = (): Messages => catalogs[document.documentElement.lang as Language] ?? catalogs.en;

export const MessagesContext = createContext<Messages>(catalogs.en);

/** The texts that every page needs, in the page's language. */
export const useMessages = (): Messages => use(MessagesContext);

/**
 * A hook for the texts of one area, which load with the screens that show them.
 * @param catalogs the area's texts in every language
 */
export const areaTexts =
  <Texts>(catalogs: Record<Language, Texts>) =>
  (): Texts =>
    catalogs[useMessages().language];
