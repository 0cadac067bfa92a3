import { productTexts as en } from './en/product.ts';
import { productTexts as es } from './es/product.ts';
import { areaTexts } from './messages.ts';

/** Texts of products. */
export const useProductTexts = areaTexts({ en, es });
