import { type SyntheticEvent, useState } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Image.css.ts';

export interface ImageProps {
  /** Address of the picture. */
  src: string;
  /** What the picture shows, in words; empty when nearby words say the same. */
  alt: string;
  /** Its own width in px: reserves its space before it loads. */
  width: number;
  /** Its own height in px. */
  height: number;
  /** Candidates by width: "a-320.jpg 320w, a-640.jpg 640w". */
  srcSet?: string | undefined;
  /** Rendered width: "(min-width: 990px) 33vw, 100vw". */
  sizes?: string | undefined;
  /** `contain` shows all of it on its tile, `cover` fills its space. */
  fit?: 'contain' | 'cover' | undefined;
  /** Rounds its corners as a tile's or a card's. */
  radius?: 'none' | 'tile' | 'card' | undefined;
  /** No longer available: without color. */
  pale?: boolean | undefined;
  /** When it loads: `first`, the largest of the page, ahead of all others; `early`, on the first screen, at once but behind styles and fonts; others when they are near. */
  loads?: 'first' | 'early' | 'near' | undefined;
}

const loading = {
  first: { fetchPriority: 'high' },
  // A browser would raise it as soon as it is seen to be on the screen, above what the first paint waits for.
  early: { fetchPriority: 'low' },
  near: { loading: 'lazy' },
} as const;

/** A picture that reserves its space, loads when it is near, and describes itself when it can't load. */
export function Image({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  fit = 'contain',
  radius = 'none',
  pale = false,
  loads = 'near',
}: ImageProps) {
  const [failed, setFailed] = useState<string>();
  const look = styles.image({ fit, ...(radius === 'none' ? {} : { radius }), ...(pale ? { pale } : {}) });

  if (failed === src)
    return (
      <span className={styles.frame} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
        {/* an empty drawing of the same size keeps the place */}
        <svg
          className={cx(look, styles.place)}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        />
        <span className={styles.missing}>
          <Icon name="image" size={24} />
        </span>
      </span>
    );

  const check = (image: HTMLImageElement | null) => {
    // it may have failed before anyone was listening
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
  };
  return (
    <img
      ref={check}
      className={look}
      src={src}
      alt={alt}
      width={width}
      height={height}
      srcSet={srcSet}
      sizes={sizes}
      {...loading[loads]}
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        if (event.currentTarget.getAttribute('src') === src) setFailed(src);
      }}
    />
  );
}
