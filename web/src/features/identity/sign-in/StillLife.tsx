import { pictureSrc, type PictureId } from '../../../art/pictures.ts';
import * as styles from './SignInFrame.css.ts';

interface Thing {
  id: PictureId;
  x: number;
  y: number;
  size: number;
  /** Contact shadow: middle, width and height of the ground it stands on. */
  shadow: [x: number, y: number, radius: number];
}

// From the back to the front, on a field of 672 by 896.
const things: readonly Thing[] = [
  { id: 'pineapple', x: 62, y: 334, size: 350, shadow: [255, 676, 92] },
  { id: 'bread', x: 312, y: 408, size: 294, shadow: [470, 690, 122] },
  { id: 'red-apple', x: 28, y: 572, size: 178, shadow: [116, 745, 70] },
  { id: 'strawberry', x: 170, y: 660, size: 92, shadow: [216, 748, 34] },
  { id: 'avocado', x: 240, y: 582, size: 170, shadow: [328, 748, 74] },
  { id: 'tangerine', x: 410, y: 612, size: 136, shadow: [475, 746, 60] },
  { id: 'cheese-wedge', x: 536, y: 604, size: 144, shadow: [598, 738, 66] },
];

/** Food on a floor, beside the sign-in form. A picture to look at, nothing to read. */
export function StillLife() {
  return (
    <svg className={styles.drawing} viewBox="0 0 672 896" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect className={styles.floor} x="-2000" y="673" width="4672" height="223" />
      {things.map(({ id, x, y, size, shadow: [middle, ground, radius] }) => (
        <g key={id}>
          <ellipse className={styles.shadow} cx={middle} cy={ground} rx={radius} ry={10} />
          <image href={pictureSrc(id)} x={x} y={y} width={size} height={size} />
        </g>
      ))}
    </svg>
  );
}
