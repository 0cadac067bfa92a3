import type { BonusPath } from '../../../generated/resolvers.ts';
import type { Challenge } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';
import { challengeProgress, isComplete } from './challenge-progress.ts';

/** A challenge as shown on its card (S-47..S-49, S-121). */
export function bonusPath(challenge: Challenge): BonusPath {
  const isCompleted = isComplete(challenge.continuity);
  return {
    id: challenge.offerId,
    title: challenge.title,
    imageId: challenge.imageId,
    rewardText: challenge.rewardText,
    isCompleted,
    statusLabel: statusLabel(challenge, isCompleted),
    progress: challengeProgress(challenge.continuity),
  };
}

function statusLabel({ bonusPathStatus }: Challenge, isCompleted: boolean): string {
  if (isCompleted) return texts.bonusPath.completed;
  return bonusPathStatus === 'inprogress' ? texts.bonusPath.inProgress : '';
}
