import type { RewardPoints } from '../../../generated/resolvers.ts';
import type { GroceryRewards } from '../../../generated/rest.ts';
import { dayString } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

/** Points and the grocery rewards that they make (N-70); a household in debt has none, and nothing toward the next. */
export function rewardPoints(
  { programCode, available, pending, perReward, rewards, nextToExpire }: GroceryRewards['points'],
  timeZone: string,
  language: Language,
): RewardPoints {
  return {
    programCode,
    available,
    pending,
    count: rewards,
    progress: Math.max(available - rewards * perReward, 0),
    perReward,
    expiry: nextToExpire && { ...nextToExpire, dateString: dayString(nextToExpire.at, timeZone, language) },
  };
}

/** What a prize costs in grocery rewards, and how many are missing (N-70). */
export const rewardCost = (
  costPoints: number,
  { available, perReward, rewards }: Pick<GroceryRewards['points'], 'available' | 'perReward' | 'rewards'>,
): { cost: number; missing: number } => {
  const cost = Math.ceil(costPoints / perReward);
  return { cost, missing: available >= costPoints ? 0 : Math.max(cost - rewards, 1) };
};
