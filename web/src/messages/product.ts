import { productTexts } from './en/product.ts';
import { areaTexts } from './messages.ts';

/** Texts of products. */
export const useProductTexts = areaTexts({ en: productTexts });
