import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** `Safeway for U` (G-3). @param name of the banner */
export function forUTitle(name: string, language: Language): string {
  return texts[language].banner.forU(name);
}
