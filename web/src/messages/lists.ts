import { lists as en } from './en/lists.ts';
import { lists as es } from './es/lists.ts';
import { areaTexts } from './messages.ts';

/** Texts of searches, departments, and every other list of products. */
export const useListsTexts = areaTexts({ en, es });
