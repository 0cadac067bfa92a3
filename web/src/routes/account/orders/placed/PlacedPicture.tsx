import { pictureSrc } from '../../../../art/pictures.ts';
import * as styles from './placed.css.ts';

/** Where each stands on a field of 740 by 290: its middle, the ground under it, and its edge. */
const bag = { x: 370, ground: 244, size: 210 };
const before = [
  { x: 214, ground: 252, size: 128 },
  { x: 478, ground: 258, size: 104 },
  { x: 572, ground: 252, size: 120 },
] as const;
/** A picture's own floor, from its top. */
const floor = 0.93;

/** A bag and the first things in the order, on a floor. A picture to look at: what was ordered stands on the order's page. */
export function PlacedPicture({ pictures }: { pictures: readonly string[] }) {
  const stand = (src: string, { x, ground, size }: { x: number; ground: number; size: number }) => (
    <image key={src + x} href={src} x={x - size / 2} y={ground - size * floor} width={size} height={size} />
  );
  return (
    <div className={styles.picture}>
      <svg className={styles.drawing} viewBox="120 0 500 290" aria-hidden="true">
        <rect y="226" x="-400" width="1600" height="64" className={styles.floor} />
        {stand(pictureSrc('shopping-bags'), bag)}
        {before.map((place, index) => pictures[index] && stand(pictures[index], place))}
      </svg>
    </div>
  );
}
