import { productCardTexts as en } from '../en/products/product-card.ts';
import { productCardTexts as es } from '../es/products/product-card.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a product on a card or in a list. */
export const useProductCardTexts = areaTexts({ en, es });
