import { searchTexts } from './en/search.ts';
import { areaTexts } from './messages.ts';

/** Texts of the suggestions below the search field. */
export const useSearchTexts = areaTexts({ en: searchTexts });
