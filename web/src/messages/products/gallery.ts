import { galleryTexts as en } from '../en/products/gallery.ts';
import { galleryTexts as es } from '../es/products/gallery.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a product's photos. */
export const useGalleryTexts = areaTexts({ en, es });
