import { galleryTexts as en } from './en/gallery.ts';
import { galleryTexts as es } from './es/gallery.ts';
import { areaTexts } from './messages.ts';

/** Texts of a product's photos. */
export const useGalleryTexts = areaTexts({ en, es });
