import { cartAdviceTexts as en } from './en/ordering/cart-advice.ts';
import { cartAdviceTexts as es } from './es/ordering/cart-advice.ts';
import { areaTexts } from './messages.ts';

/** Texts of the advice on carts, and of what holds an edit. */
export const useCartAdviceTexts = areaTexts({ en, es });
