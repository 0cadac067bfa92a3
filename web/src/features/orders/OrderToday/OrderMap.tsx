import { useId } from 'react';
import { pictureSrc } from '../../../art/pictures.ts';
import * as styles from './OrderMap.css.ts';
import type { OrderMap_JourneyFragment } from './OrderToday.generated.ts';

type Point = OrderMap_JourneyFragment['van'];

const percent = (thousandths: number): string => `${thousandths / 10}%`;
const at = ({ x, y }: Point) => ({ x: percent(x), y: percent(y) });

/** The way to the shopper's door, without a scale: what is gone dotted, what is to come in ink, its stops as rings. */
export function OrderMap({ journey: { mapText, van, gone, ahead } }: { journey: OrderMap_JourneyFragment }) {
  const blocks = useId();
  const stops = ahead.slice(0, -1);
  const door = ahead.at(-1);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here, with its sentence
    <svg className={styles.map} role="img" aria-label={mapText}>
      <defs>
        <pattern
          id={blocks}
          width="86"
          height="46"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-3) skewX(14)"
        >
          <rect className={styles.block} width="74" height="38" rx="3" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${blocks})`} />
      <Legs points={[...gone, van]} className={styles.gone} />
      <Legs points={[van, ...ahead]} className={styles.ahead} />
      {stops.map((stop) => (
        <circle key={`${stop.x} ${stop.y}`} className={styles.stop} cx={percent(stop.x)} cy={percent(stop.y)} r="7" />
      ))}
      {door && (
        <svg {...at(door)} overflow="visible">
          <path className={styles.pin} d="M0 0C-7-9-19-17-19-31a19 19 0 0 1 38 0C19-17 7-9 0 0Z" />
          <path className={styles.house} d="M0-41 10-32v11H3v-7h-6v7h-7v-11Z" />
        </svg>
      )}
      <svg className={styles.van} {...at(van)} overflow="visible">
        <image href={pictureSrc('delivery-truck')} x="-30" y="-34" width="60" height="60" />
      </svg>
    </svg>
  );
}

/** The way from each point to the next. */
const Legs = ({ points, className }: { points: readonly Point[]; className: string }) =>
  points.slice(1).map((to, index) => {
    const from = points[index]!;
    return (
      <line
        key={`${index} ${from.x} ${from.y} ${to.x} ${to.y}`}
        className={className}
        x1={percent(from.x)}
        y1={percent(from.y)}
        x2={percent(to.x)}
        y2={percent(to.y)}
      />
    );
  });
