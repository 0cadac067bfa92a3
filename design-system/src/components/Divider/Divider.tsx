import { divider } from './Divider.css.ts';

export interface DividerProps {
  /** A hairline, or the perforation between a coupon and its stub. */
  kind?: 'line' | 'perforation' | undefined;
  /** Between rows, or upright between things side by side. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Visual only, where the structure is conveyed by other means. */
  decorative?: boolean | undefined;
}

/** A line between two things. */
export function Divider({ kind = 'line', orientation = 'horizontal', decorative = false }: DividerProps) {
  const className = divider({ kind, orientation });
  if (decorative) return <div className={className} />;
  return <hr className={className} aria-orientation={orientation === 'vertical' ? orientation : undefined} />;
}
