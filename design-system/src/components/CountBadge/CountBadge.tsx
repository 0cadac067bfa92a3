import { badgeCap } from '../../support/constants.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { countBadge } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** The count; nothing is drawn below 1. */
  count: number;
  /** What is counted, in words: "14 items". */
  label: string;
  /** Brand color at the cart, inverse on pictures of an order. */
  tone?: 'action' | 'inverse' | undefined;
}

/** A count: up to 99, then 99+, nothing at zero (S-36, S-243). */
export function CountBadge({ count, label, tone = 'action' }: CountBadgeProps) {
  // NaN is no badge either
  if (!(count >= 1)) return null;
  return (
    <span className={countBadge[tone]}>
      <span aria-hidden="true">{count > badgeCap ? `${badgeCap}+` : Math.floor(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
