import { laterTexts as en } from './en/ordering/later.ts';
import { laterTexts as es } from './es/ordering/later.ts';
import { areaTexts } from './messages.ts';

/** Texts of what is kept for later. */
export const useLaterTexts = areaTexts({ en, es });
