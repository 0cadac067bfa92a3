import { type ReactNode, useState } from 'react';
import * as styles from './Photo.css.ts';
import type { ProductImage_PhotoFragment, ProductImage_SmallPhotoFragment } from './ProductImage.generated.ts';

export interface PhotoProps {
  photo: ProductImage_SmallPhotoFragment & Partial<ProductImage_PhotoFragment>;
  /** Edge of its place in px, which is square. */
  size: number;
  /** Rendered width of its place, where that isn't its size: `min(46vw, 260px)`. */
  sizes?: string;
  /** What it shows; empty where words beside it say the same. */
  alt?: string;
  /** Fills its place, cut off where it has another shape: a scene, not a product on its ground. */
  isScene?: boolean;
  /** No longer available. */
  pale?: boolean;
  /** As an `Image` loads. */
  loads?: 'first' | 'early' | 'near' | undefined;
  /** What stands there where the photo can't be loaded. */
  children: ReactNode;
}

/** A photo in the width and format that suit the screen; it fills what a drawing stands on. */
export function Photo({
  photo: { width = 1, height = 1, color, avif, webp, src },
  size,
  sizes = `${size}px`,
  alt = '',
  isScene = false,
  pale = false,
  loads = 'near',
  children,
}: PhotoProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return children;
  // A tall one is narrower than its place.
  const fitting = `calc(${sizes} * ${Math.min(1, width / height).toFixed(2)})`;
  const check = (image: HTMLImageElement | null) => {
    // It may have failed before anyone was listening.
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
  };
  return (
    <picture className={styles.sources}>
      {avif && <source type="image/avif" srcSet={avif} sizes={fitting} />}
      <img
        ref={check}
        className={styles.look[pale ? 'pale' : 'plain']}
        src={src}
        srcSet={webp}
        sizes={fitting}
        alt={alt}
        width={size}
        height={size}
        style={{ backgroundColor: color ?? undefined, objectFit: isScene ? 'cover' : undefined }}
        loading={loads === 'near' ? 'lazy' : undefined}
        fetchPriority={loads === 'near' ? undefined : loads === 'first' ? 'high' : 'low'}
        onError={() => setFailed(src)}
      />
    </picture>
  );
}
