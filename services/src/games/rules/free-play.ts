import type { CannotPlay } from './playability.ts';

/**
 * May a play be had without a purchase (N-28)? Whatever keeps a household from a play that it could pay for keeps it from
 * a free one too; points that are missing do not.
 * @param reason why it may not play now, null when it may
 */
export const mayTakeFreePlay = (reason: CannotPlay | null): boolean =>
  reason === null || reason === 'INSUFFICIENT_POINTS' || reason === 'NEGATIVE_BALANCE';
