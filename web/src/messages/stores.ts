import { storesTexts as en } from './en/stores.ts';
import { storesTexts as es } from './es/stores.ts';
import { areaTexts } from './messages.ts';

/** Texts of stores. */
export const useStoresTexts = areaTexts({ en, es });
