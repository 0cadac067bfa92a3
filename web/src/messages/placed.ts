import { placing as en } from './en/ordering/placed.ts';
import { placing as es } from './es/ordering/placed.ts';
import { areaTexts } from './messages.ts';

/** The texts of a placed order, and of a cart that is no longer there, in the page's language. */
export const usePlacedTexts = areaTexts<typeof en>({ en, es });
