import { createContext, use } from 'react';
import { en } from './en/index.ts';

export type Language = 'en';
export type Messages = typeof en & { language: Language };

const catalogs: Record<Language, Messages> = { en: { ...en, language: 'en' } };
const languages = Object.keys(catalogs) as Language[];

/** The language to answer in: the first of the browser's wishes that there is a catalog for, else English. */
export function negotiateLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const found = languages.find((candidate) => candidate === language);
    if (found) return found;
  }
  return 'en';
}

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
