import { en } from './en/index.ts';
import { es } from './es/index.ts';
import type { Language } from './language.ts';

export type Messages = typeof en & { language: Language };

/** Texts in every language. In the browser's build of one language there are no others. */
export type Catalogs<Texts> = Record<Language, Texts>;

/** What every page needs. */
export const catalogs: Catalogs<Messages> = { en: { ...en, language: 'en' }, es: { ...es, language: 'es' } };

/** The catalog of a language. */
export const messagesIn = (language: Language): Messages => catalogs[language];
