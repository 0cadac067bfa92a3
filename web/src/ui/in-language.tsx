import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages.ts';

/** Words with their language, where it's another than the page's: a browser then reads them as they are said (WCAG 3.1.2). */
export function useInLanguage(): (text: string, language: string) => ReactNode {
  const { language: own } = useMessages();
  return (text, language) => (language === own ? text : <span lang={language}>{text}</span>);
}
