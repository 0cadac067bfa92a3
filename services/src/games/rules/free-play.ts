import type { CannotPlay } from './playability.ts';

/**
 * Is a play without a purchase available (N-28)? Whatever keeps a household from a play it could pay for keeps it from
 * a free one too, except missing points.
 * @param reason why it may not play now, null when it may
 */
export const mayTakeFreePlay = (reason: CannotPlay | null): boolean =>
  reason === null || reason === 'INSUFFICIENT_POINTS' || reason === 'NEGATIVE_BALANCE';
