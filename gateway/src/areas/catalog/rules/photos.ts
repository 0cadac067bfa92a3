import type { ProductPhoto, ProductPictures } from '../../../generated/resolvers.ts';
import type { Product, ProductPhoto as RestPhoto } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';
import { photoFile, picturePaths, picturesPath, rasterWidths } from './picture-paths.ts';
import { spokenName } from './names/spoken-name.ts';

/** The photos of a product, fronts first; one that the service describes in a way that can't be is left out. */
export const photosOf = (product: Product, language: Language): ProductPhoto[] =>
  (product.photos ?? []).filter(isWhole).map((photo) => photoView(photo, product, language));

/** The pictures of a product: its drawing, and its front as a photo; null if it has neither. */
export function picturesOf(product: Product, language: Language): ProductPictures | null {
  const drawn = product.pictures && picturePaths(product.pictures);
  const front = product.photos?.find((photo) => photo.role === 'FRONT' && isWhole(photo));
  if (!front) return drawn;
  const { small, medium, large } = rasterWidths;
  const raster = { small: webp(front, small), medium: webp(front, medium), large: webp(front, large) };
  return {
    ...(drawn ?? { thumb: raster.small, card: raster.medium, page: raster.large }),
    share: `${picturesPath}/${front.photoId}-share.jpg`,
    photo: photoView(front, product, language),
    raster,
  };
}

function photoView(photo: RestPhoto, product: Product, language: Language): ProductPhoto {
  const { role, width, height, color, widths, alt } = photo;
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((each) => `${pathOf(photo, each, format)} ${each}w`).join(', ');
  return {
    role,
    alt: alt?.[language] || texts[language].photos[role](spokenName(product, language)),
    width,
    height,
    color,
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: webp(photo, rasterWidths.medium),
  };
}

/** The file whose longer side is that long, or the next longer one, or the largest. */
function webp(photo: RestPhoto, side: number): string {
  const { width, height, widths } = photo;
  const wanted = Math.floor(Math.min(1, width / height) * side);
  return pathOf(photo, widths.find((each) => each >= wanted) ?? widths.at(-1) ?? width, 'webp');
}

const pathOf = ({ photoId }: RestPhoto, width: number, format: 'avif' | 'webp'): string =>
  `${picturesPath}/${photoId}-${width}.${format}`;

/** Paths are made of it, and shapes; a retailer's own service may say anything. */
const isWhole = ({ photoId, width, height, color, widths }: RestPhoto): boolean =>
  widths.length > 0 &&
  widths.every((each, at) => photoFile.test(`${photoId}-${each}.webp`) && each > (widths[at - 1] ?? 0)) &&
  width > 0 &&
  height > 0 &&
  (color === null || /^#[0-9a-f]{6}$/.test(color));
