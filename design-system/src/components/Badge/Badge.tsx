import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** Its meaning; the tone never says more than the words. */
  tone?: 'neutral' | 'inverse' | 'brand' | 'success' | 'warning' | 'error' | undefined;
  /** `number` is a round badge with a step's number. */
  shape?: 'label' | 'number' | undefined;
  /** One or two words, or the number of a step. */
  children?: ReactNode;
}

/** A word or a number on a tint; for savings, use a SavingsBadge. */
export function Badge({ tone = 'neutral', shape = 'label', children }: BadgeProps) {
  return <span className={badge({ tone, shape })}>{children}</span>;
}
