import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { countBadge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  count: number;
  /** What is counted, in words: "14 items". */
  label: string;
}

/** A count: up to 99, then 99+, nothing at zero (S-36). */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={countBadge}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
