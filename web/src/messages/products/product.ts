import { productTexts as en } from '../en/products/product.ts';
import { productTexts as es } from '../es/products/product.ts';
import { areaTexts } from '../messages.ts';

/** Texts of products. */
export const useProductTexts = areaTexts({ en, es });
