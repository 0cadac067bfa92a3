import * as styles from './Barcode.css.ts';
import { barsOf } from './bars.ts';

interface BarcodeProps {
  /** Digits of the number, without spaces. */
  digits: string;
  /** What it is, in words. */
  label: string;
}

/** A number as bars, black on white in every scheme, so that any scanner reads them. Nothing if it can't be drawn. */
export function Barcode({ digits, label }: BarcodeProps) {
  const drawn = barsOf(digits);
  if (!drawn) return null;
  const path = drawn.bars.map(([start, width]) => `M${start} 0h${width}v1h-${width}z`).join('');
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${drawn.modules} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here, with its number in words
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
