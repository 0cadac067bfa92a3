import type { galleryTexts as english } from '../../en/products/gallery.ts';

export const galleryTexts: typeof english = {
  label: 'Fotos',
  show: (at, count, what) => `Foto ${at} de ${count}: ${what}`,
};
