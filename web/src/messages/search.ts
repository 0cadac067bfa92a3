import { searchTexts as en } from './en/search.ts';
import { searchTexts as es } from './es/search.ts';
import { areaTexts } from './messages.ts';

/** Texts of the suggestions below the search field. */
export const useSearchTexts = areaTexts({ en, es });
