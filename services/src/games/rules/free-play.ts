import type { CannotPlay } from './playability.ts';

/**
 * Is a play without a purchase available (N-28)? Whatever rules out a play with points also rules out
 * a free one, except a lack of points.
 * @param reason why it may not play now, null when it may
 */
export const mayTakeFreePlay = (reason: CannotPlay | null): boolean =>
  reason === null || reason === 'INSUFFICIENT_POINTS' || reason === 'NEGATIVE_BALANCE';
