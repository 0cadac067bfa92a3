import { pictureSrc } from '../../../art/pictures.ts';
import { drawing } from './welcome.css.ts';

/** A picture on a field of 480 by 260: its middle, the ground under it, and its edge. */
const things = [
  ['bread', 92, 214, 122],
  ['pineapple', 372, 216, 138],
  ['wrapped-gift', 236, 218, 190],
  ['strawberry', 438, 228, 70],
] as const;

/** A gift among groceries, on a floor. A picture to look at: the words beside it say what it is. */
export function GiftStill() {
  return (
    <svg className={drawing} viewBox="0 0 480 260" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      {things.map(([name, x, floor, size]) => (
        <image key={name} href={pictureSrc(name)} x={x - size / 2} y={floor - size} width={size} height={size} />
      ))}
    </svg>
  );
}
