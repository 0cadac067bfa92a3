import { sellerTexts } from './en/seller.ts';
import { areaTexts } from './messages.ts';

/** Texts of marketplace sellers' pages. */
export const useSellerTexts = areaTexts({ en: sellerTexts });
