import { cartTexts as en } from './en/ordering/cart.ts';
import { cartTexts as es } from './es/ordering/cart.ts';
import { areaTexts, pageTexts } from './messages.ts';

const catalogs = { en, es };

/** Texts of the carts. */
export const useCartTexts = areaTexts(catalogs);

/** The same in the page's language, where there is no component to ask. */
export const pageCartTexts = pageTexts(catalogs);
