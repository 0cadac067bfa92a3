import { myListTexts as en } from '../en/savings/my-list.ts';
import { myListTexts as es } from '../es/savings/my-list.ts';
import { areaTexts, pageTexts } from '../messages.ts';

const catalogs = { en, es };

/** Texts of My List. */
export const useMyListTexts = areaTexts(catalogs);

/** The same in the page's language, where there is no component to ask. */
export const pageMyListTexts = pageTexts(catalogs);
