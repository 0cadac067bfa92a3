import { homeTexts } from './en/home.ts';
import { areaTexts } from './messages.ts';

/** Texts of the home page. */
export const useHomeTexts = areaTexts({ en: homeTexts });
