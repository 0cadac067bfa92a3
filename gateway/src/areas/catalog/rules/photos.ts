import type { ProductPhoto, ProductPictures } from '../../../generated/resolvers.ts';
import type { Product, ProductPhoto as RestPhoto } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';
import { photoFile, picturePaths, picturesPath, rasterWidths } from './picture-paths.ts';
import { spokenName } from './names/spoken-name.ts';

/** The photos of a product, fronts first; one that the service describes in a way that can't be is left out. */
export const photosOf = (product: Product, language: Language): ProductPhoto[] =>
  (product.photos ?? []).filter(isWhole).map((photo) => photoView(photo, spokenName(product, language), language));

/** The pictures of a product: its drawing, and its front as a photo; null if it has neither. */
export function picturesOf(product: Product, language: Language): ProductPictures | null {
  const front = product.photos?.find((photo) => photo.role === 'FRONT' && isWhole(photo));
  return withPhoto(product.pictures && picturePaths(product.pictures), front, spokenName(product, language), language);
}

/** A photo as pages show it; null if there is none, or none that can be shown. @param name what it shows */
export const photoIn = (photo: RestPhoto | null | undefined, name: string, language: Language): ProductPhoto | null =>
  photo && isWhole(photo) ? photoView(photo, name, language) : null;

/** A drawing, and the photo that is shown in place of it, if there is one that can be. @param name what it shows */
export function withPhoto(
  drawn: ReturnType<typeof picturePaths>,
  front: RestPhoto | null | undefined,
  name: string,
  language: Language,
): ProductPictures | null {
  if (!front || !isWhole(front)) return drawn;
  const { small, medium, large } = rasterWidths;
  const raster = { small: webp(front, small), medium: webp(front, medium), large: webp(front, large) };
  return {
    ...(drawn ?? { thumb: raster.small, card: raster.medium, page: raster.large, centimeters: null }),
    share: `${picturesPath}/${front.photoId}-share.jpg`,
    photo: photoView(front, name, language),
    raster,
  };
}

function photoView(photo: RestPhoto, name: string, language: Language): ProductPhoto {
  const { role, width, height, color, widths, alt } = photo;
  const srcset = (format: 'avif' | 'webp') =>
    widths.map((each) => `${pathOf(photo, each, format)} ${each}w`).join(', ');
  return {
    role,
    alt: alt?.[language] || texts[language].photos[role](name),
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
