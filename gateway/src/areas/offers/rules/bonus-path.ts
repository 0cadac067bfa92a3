import type { BonusPath } from '../../../generated/resolvers.ts';
import type { Challenge } from '../../../generated/rest.ts';
import { challengeProgress, isComplete } from './challenge-progress.ts';
import { nameLanguage, ownTexts } from './card/own-texts.ts';
import { dealText } from './card/deal-words.ts';
import { challengeLabel, challengeState } from './challenge-state.ts';
import type { Language } from '../../../shared/language.ts';

/** A challenge as shown on its card (S-47..S-49, S-121). */
export function bonusPath(challenge: Challenge, language: Language): BonusPath {
  const isCompleted = isComplete(challenge.continuity);
  const isStarted = isCompleted || challenge.bonusPathStatus !== '';
  return {
    id: challenge.offerId,
    title: ownTexts(challenge, language).name ?? challenge.title,
    language: nameLanguage(challenge, language),
    imageId: challenge.imageId,
    rewardText: dealText(challenge.deal, language) ?? challenge.rewardText,
    isCompleted,
    statusLabel: challengeLabel(challengeState(isStarted, challenge), language),
    progress: challengeProgress(challenge.continuity, language),
  };
}
