import type { Scene } from './still-life.ts';
import * as styles from './StillLife.css.ts';

/** A single thing stands in the middle, and two to either side of it. */
const placeOf = (index: number, count: number) => (count === 1 ? tallest : count === 2 ? 2 * index : index);

const { behind, infront, tallest } = styles;

/** Food on a floor. A picture to look at, nothing to read: what is due stands on the page in words. */
export function StillLife({ scene }: { scene: Scene }) {
  return (
    <div className={styles.still} aria-hidden="true">
      <div className={styles.field}>
        {scene.behind.map((src, index) => {
          const place = placeOf(index, scene.behind.length);
          return (
            <img
              key={src}
              className={behind[place]}
              src={src}
              alt=""
              fetchPriority={place === tallest ? 'high' : 'low'}
            />
          );
        })}
        {scene.infront.map((src, index) => (
          <img key={src} className={infront[index]} src={src} alt="" fetchPriority="low" />
        ))}
      </div>
    </div>
  );
}
