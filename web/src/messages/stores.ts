import { storesTexts } from './en/stores.ts';
import { areaTexts } from './messages.ts';

export type StoresTexts = typeof storesTexts;

/** Texts of stores. */
export const useStoresTexts = areaTexts({ en: storesTexts });
