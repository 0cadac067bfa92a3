import { cartTexts } from './en/ordering/cart.ts';
import { areaTexts } from './messages.ts';

const catalogs = { en: cartTexts };

/** Texts of the carts. */
export const useCartTexts = areaTexts(catalogs);

/** The same in the page's language, where there is no component to ask. */
export const pageCartTexts = (): typeof cartTexts =>
  catalogs[document.documentElement.lang as keyof typeof catalogs] ?? catalogs.en;
