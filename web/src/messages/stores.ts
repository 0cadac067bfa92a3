import { storesTexts } from './en/stores.ts';
import { areaTexts } from './messages.ts';

/** Texts of stores. */
export const useStoresTexts = areaTexts({ en: storesTexts });
