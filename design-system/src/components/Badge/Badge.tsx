import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'inverse' | 'brand' | 'success' | 'warning' | 'error' | undefined;
  /** `number` is a round sign with the number of a step. */
  shape?: 'label' | 'number' | undefined;
  children?: ReactNode;
}

/** A word or a number on a ground; never a saving, which is a Ticket. */
export function Badge({ tone = 'neutral', shape = 'label', children }: BadgeProps) {
  return <span className={badge({ tone, shape })}>{children}</span>;
}
