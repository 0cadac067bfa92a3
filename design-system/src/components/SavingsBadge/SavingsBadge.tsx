import type { ReactNode } from 'react';
import { savingsBadge } from './SavingsBadge.css.ts';

export interface SavingsBadgeProps {
  /** `medium` stands in a sum; `value` is the large figure of a coupon. */
  size?: 'small' | 'medium' | 'value' | undefined;
  /** Element to render; choose it for its meaning. */
  as?: 'span' | 'strong' | 'p' | undefined;
  /** What is saved or won, in a few words. */
  children?: ReactNode;
}

/** What is saved or won: the one yellow element. */
export function SavingsBadge({ size = 'small', as: Element = 'span', children }: SavingsBadgeProps) {
  return <Element className={savingsBadge({ size })}>{children}</Element>;
}
