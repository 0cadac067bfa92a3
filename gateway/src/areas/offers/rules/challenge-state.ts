import { texts } from '../texts/index.ts';
import type { Coupon } from './coupon.ts';
import { isComplete } from './challenge-progress.ts';
import type { Language } from '../../../shared/language.ts';

export const challengeStates = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'EXPIRED'] as const;
export type ChallengeState = (typeof challengeStates)[number];

type Followed = Pick<Coupon, 'qualificationBehavior' | 'bonusPathStatus'> & {
  continuity: { progressValue: number; targetValue: number } | null;
};

/** Is there something to do for a reward (S-46)? */
export const isChallenge = ({ continuity, qualificationBehavior }: Omit<Followed, 'bonusPathStatus'>): boolean =>
  continuity !== null || Boolean(qualificationBehavior);

/**
 * How far a challenge is. A started one that counts is complete at its target (S-121), and one that asks for a behavior
 * when its status says anything but `inprogress` (S-122). N-46: one that ended before is not complete.
 */
export function challengeState(
  isStarted: boolean,
  { continuity, bonusPathStatus }: Omit<Followed, 'qualificationBehavior'>,
): ChallengeState {
  if (!isStarted) return bonusPathStatus === 'expired' ? 'EXPIRED' : 'NOT_STARTED';
  if (continuity && isComplete(continuity)) return 'COMPLETED';
  if (bonusPathStatus === 'expired') return 'EXPIRED';
  const isDone = !continuity && bonusPathStatus !== '' && bonusPathStatus !== 'inprogress';
  return isDone ? 'COMPLETED' : 'IN_PROGRESS';
}

/** `In Progress` (S-49), `Bonus Path Completed` (S-48); empty for one that isn't started or has ended. */
export const challengeLabel = (state: ChallengeState, language: Language): string => texts[language].bonusPath[state];
