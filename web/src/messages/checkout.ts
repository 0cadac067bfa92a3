import { checkout as en } from './en/ordering/checkout.ts';
import { checkout as es } from './es/ordering/checkout.ts';
import { areaTexts } from './messages.ts';

/** Texts of the checkout's steps, in one language. */
export type CheckoutTexts = typeof en;

/** The texts of the checkout's steps, in the page's language. */
export const useCheckoutTexts = areaTexts<CheckoutTexts>({ en, es });
