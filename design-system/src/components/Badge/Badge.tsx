import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** What it means: the tone never says more than the words. */
  tone?: 'neutral' | 'inverse' | 'brand' | 'success' | 'warning' | 'error' | undefined;
  /** `number` is a round sign with the number of a step. */
  shape?: 'label' | 'number' | undefined;
  /** One or two words, or the number of a step. */
  children?: ReactNode;
}

/** A word or a number on a ground; never a saving, which is a Ticket. */
export function Badge({ tone = 'neutral', shape = 'label', children }: BadgeProps) {
  return <span className={badge({ tone, shape })}>{children}</span>;
}
