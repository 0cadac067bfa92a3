import type { OfferCard } from './record.ts';

export type BonusPathStatus = '' | 'inprogress' | 'completed' | 'expired';

/** Progress as shown: never above the target, or it would never be complete. */
export const clamped = (reached: number, target: number): number => Math.min(Math.max(reached, 0), target);

/** State of a challenge: complete for good once the target is reached, then over by its end (N-46). */
export function bonusPathStatus(
  { reached, target, endAt }: { reached: number | null; target: number; endAt: Temporal.Instant },
  now: Temporal.Instant,
): BonusPathStatus {
  if (reached !== null && reached >= target) return 'completed';
  if (Temporal.Instant.compare(now, endAt) > 0) return 'expired';
  return reached === null || reached <= 0 ? '' : 'inprogress';
}

/**
 * Is it on a household's Bonus Path: a challenge that counts, and that the household has activated or has come some way
 * with (N-46)?
 */
export const isOnPath = (
  { card: { units } }: { card: Pick<OfferCard, 'units'> },
  { clipId, reached, rewards }: { clipId: string | null; reached: number; rewards: number },
): boolean => units !== undefined && (clipId !== null || reached > 0 || rewards > 0);
