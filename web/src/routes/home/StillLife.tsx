import { ProductImage } from '../../ui/ProductImage/ProductImage.tsx';
import type { Scene } from './still-life.ts';
import * as styles from './StillLife.css.ts';

/** A drawing's own floor, from its top. */
const floor = 0.93;
const share = (part: number) => `${(100 * part).toFixed(2)}%`;

/** Food on a floor. A picture to look at, nothing to read: what is due stands on the page in words. */
export function StillLife({ scene }: { scene: Scene }) {
  return (
    <div className={styles.still} aria-hidden="true">
      <div className={styles.field}>
        {scene.map(({ src, photo, x, ground, edge, isLargest }) => {
          // The field is 740 by 420.
          const side = (photo ? 0.8 : 1) * edge;
          const top = ground - side * (740 / 420) * (photo ? 1 : floor);
          return (
            <span
              key={src}
              className={photo ? `${styles.thing} ${styles.print}` : styles.thing}
              style={{ insetInlineStart: share(x), insetBlockStart: share(top), inlineSize: share(side) }}
            >
              <ProductImage photo={photo} size={240} loads={isLargest ? 'first' : 'early'}>
                <img src={src} alt="" fetchPriority={isLargest ? 'high' : 'low'} />
              </ProductImage>
            </span>
          );
        })}
      </div>
    </div>
  );
}
