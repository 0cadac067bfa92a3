import { offersTexts } from './en/offers.ts';
import { areaTexts } from './messages.ts';

/** Texts of coupons and deals. */
export const useOffersTexts = areaTexts({ en: offersTexts });
