import { homeTexts as en } from './en/home.ts';
import { homeTexts as es } from './es/home.ts';
import { areaTexts } from './messages.ts';

/** Texts of the home page. */
export const useHomeTexts = areaTexts({ en, es });
