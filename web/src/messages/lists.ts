import { lists } from './en/lists.ts';
import { areaTexts } from './messages.ts';

/** Texts of searches, departments, and every other list of products. */
export const useListsTexts = areaTexts({ en: lists });
