import type { Prize } from '../../../generated/rest.ts';
import type { ProgramModel } from '../../games/models.ts';
import { type PointLabels, pointLabels } from '../../games/rules/point-labels.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** What a prize's points are called: by its game; plain points if grocery rewards are what they make (N-70). */
export function labelsOf(
  { rewardKind }: Pick<Prize, 'rewardKind'>,
  program: Pick<ProgramModel, 'program'> | null,
  language: Language,
): PointLabels {
  if (program === null && rewardKind === 'BURN') return texts[language].rewardPoints;
  return pointLabels(program?.program ?? { uiAttributes: {} }, language);
}
