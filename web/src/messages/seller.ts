import { sellerTexts as en } from './en/seller.ts';
import { sellerTexts as es } from './es/seller.ts';
import { areaTexts } from './messages.ts';

/** Texts of marketplace sellers' pages. */
export const useSellerTexts = areaTexts({ en, es });
