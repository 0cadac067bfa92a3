import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { en, type Messages } from './en.ts';
import { es } from './es.ts';

export type Language = Messages['language'];

const catalogs: Readonly<Record<Language, Messages>> = { en, es };
const key = 'larderConsoleLanguage';

interface Chosen {
  messages: Messages;
  choose(language: Language): void;
}

const MessagesContext = createContext<Chosen>({ messages: en, choose: () => undefined });

/** What was chosen in this browser, or else what the browser reads in. */
function firstLanguage(): Language {
  const kept = localStorage.getItem(key);
  if (kept === 'en' || kept === 'es') return kept;
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
}

/** Gives the texts of the chosen language to everything inside, and tells the page which it is. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => void (document.documentElement.lang = language), [language]);
  const choose = (chosen: Language) => {
    localStorage.setItem(key, chosen);
    setLanguage(chosen);
  };
  return <MessagesContext value={{ messages: catalogs[language], choose }}>{children}</MessagesContext>;
}

/** The texts, in the operator's language. */
export const useMessages = (): Messages => use(MessagesContext).messages;

/** Reads in another language from now on. */
export const useChooseLanguage = () => use(MessagesContext).choose;
