import { sellerCart as en } from '../en/ordering/seller-cart.ts';
import { sellerCart as es } from '../es/ordering/seller-cart.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a seller's own cart, on the seller's page. */
export const useSellerCartTexts = areaTexts({ en, es });
