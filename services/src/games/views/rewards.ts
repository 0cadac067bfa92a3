import { iso } from '../../platform/clock.ts';
import type { GroceryRewards } from '../contract/redemption.ts';
import { nextToExpire, pointsPerReward, rewardsIn, rewardsProgramCode } from '../rules/rewards/rewards.ts';
import type { ExpiringPoints } from '../store/rewards/rewards-program.ts';

/** A household's points, and the grocery rewards that they make (N-70). */
export function rewardPointsView({ points, pending, spent, given }: ExpiringPoints): GroceryRewards['points'] {
  const next = nextToExpire(given, spent, points);
  return {
    programCode: rewardsProgramCode,
    available: points,
    pending,
    perReward: pointsPerReward,
    rewards: rewardsIn(points),
    nextToExpire: next && {
      points: next.points,
      rewards: rewardsIn(points) - rewardsIn(points - next.points),
      at: iso(next.at),
    },
  };
}
