import { offersTexts as en } from './en/offers.ts';
import { offersTexts as es } from './es/offers.ts';
import { areaTexts, pageTexts } from './messages.ts';

const catalogs = { en, es };

/** Texts of coupons and deals. */
export const useOffersTexts = areaTexts(catalogs);

/** The same in the page's language, where there is no component to ask. */
export const pageOffersTexts = pageTexts(catalogs);
