import { Image } from '@larder/design-system/Image';
import { type ReactNode, useRef, useState } from 'react';
import { useGalleryTexts } from '../../../messages/products/gallery.ts';
import { Photo } from '../../../ui/ProductImage/Photo.tsx';
import * as styles from './ProductGallery.css.ts';
import type { ProductGallery_PhotoFragment } from './ProductGallery.generated.ts';

export interface ProductGalleryProps {
  /** At least one. */
  photos: readonly ProductGallery_PhotoFragment[];
  /** Its drawing as it stands on its tile; null if there is none. */
  drawing: ReactNode;
  /** Class of the tile, and the ticket on it. */
  tile: string;
  ticket: ReactNode;
  isPale: boolean;
  /** What its drawing shows, which stands first where no photo shows the front. */
  name: string;
}

const largeSize = 640;
const smallSize = 64;

/** A product's photos, side by side: they scroll by touch, wheel, and arrow keys, and the small ones below lead to each. */
export function ProductGallery({ photos, drawing, name, tile, ticket, isPale }: ProductGalleryProps) {
  const texts = useGalleryTexts();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const hasFront = photos[0]?.role === 'FRONT';
  const slides: readonly (ProductGallery_PhotoFragment | null)[] =
    hasFront || drawing === null ? photos : [null, ...photos];

  const image = (photo: ProductGallery_PhotoFragment | null, at: number, size: number) => {
    const isLarge = size === largeSize;
    const alt = isLarge && slides.length > 1 ? (photo?.alt ?? name) : '';
    if (photo === null) return drawing;
    return (
      <Photo
        photo={photo}
        size={size}
        sizes={isLarge ? 'min(76vw, 600px)' : `${size}px`}
        alt={alt}
        isScene={photo.role === 'LIFESTYLE'}
        pale={isPale}
        loads={isLarge && at === 0 ? 'first' : 'near'}
      >
        {photo.role === 'FRONT' && drawing !== null ? (
          drawing
        ) : (
          // it says that it can't be loaded, and what it would show
          <Image src={photo.src} alt={alt} width={size} height={size} />
        )}
      </Photo>
    );
  };
  // the heading says what it shows
  if (slides.length === 1)
    return (
      <div className={tile}>
        <div className={styles.slide}>{image(slides[0] ?? null, 0, largeSize)}</div>
        {ticket}
      </div>
    );

  const measure = () => {
    const list = row.current;
    // right to left, the scroll position is negative
    if (list && list.clientWidth > 0) setShown(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const show = (at: number) => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    row.current?.children[at]?.scrollIntoView({
      behavior: still ? 'instant' : 'smooth',
      block: 'nearest',
      inline: 'start',
    });
    setShown(at);
  };
  return (
    <div className={styles.gallery}>
      <div className={tile}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by key */}
        <ul ref={row} className={styles.slides} aria-label={texts.label} tabIndex={0} onScroll={measure}>
          {slides.map((photo, at) => (
            <li key={photo?.src ?? 'drawing'} className={styles.slide}>
              {image(photo, at, largeSize)}
            </li>
          ))}
        </ul>
        {ticket}
      </div>
      <ul className={styles.choices} data-needs-scripts>
        {slides.map((photo, at) => (
          <li key={photo?.src ?? 'drawing'}>
            <button
              type="button"
              className={styles.choice}
              aria-label={texts.show(at + 1, slides.length, photo?.alt ?? name)}
              aria-current={at === shown}
              onClick={() => show(at)}
            >
              {image(photo, at, smallSize)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
