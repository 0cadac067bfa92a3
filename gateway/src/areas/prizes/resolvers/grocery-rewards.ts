import type { GroceryRewardsResolvers, MeResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { money } from '../../../shared/money.ts';
import { historyOf } from '../../games/published.ts';
import { rewardCost, rewardPoints } from '../rules/reward-points.ts';
import { findPrize, prizeNotFound } from './prize.ts';

/** The household's points and dollars off (N-12, N-70). */
export const groceryRewards: NonNullable<MeResolvers['groceryRewards']> = async (shopper, _, { sources }) => ({
  answer: await sources.prizes.groceryRewards(),
  shopper,
});

export const GroceryRewards: GroceryRewardsResolvers = {
  balance: ({ answer }) => money(answer.balanceCents),
  rewards: ({ answer, shopper }, _, { language }) =>
    answer.rewards.map((reward) => ({
      id: reward.rewardId,
      title: reward.title,
      value: money(reward.valueCents),
      left: money(reward.leftCents),
      earnedAt: reward.earnedAt,
      expiresAt: reward.expiresAt,
      expiresAtString: dayString(reward.expiresAt, shopper.storeTimeZone, language),
    })),
  points: ({ answer, shopper }, _, { language }) => rewardPoints(answer.points, shopper.storeTimeZone, language),
  async choice({ answer: { points }, shopper }, { id }, context) {
    const found = await findPrize(context, shopper, id);
    if (found.prize.programCode !== points.programCode) throw prizeNotFound(context.language);
    return { prize: found, ...rewardCost(found.prize.costPoints, points) };
  },
  history: ({ answer, shopper }, { first }, context) =>
    historyOf(shopper, { programCode: answer.points.programCode, first, after: null }, context),
  async choices({ answer: { points }, shopper }, _, { sources }) {
    const { storeId, userType, storeTimeZone: timeZone } = shopper;
    const prizes = await sources.prizes.prizes(points.programCode, { storeId, userType });
    return prizes
      .toSorted((one, other) => one.costPoints - other.costPoints)
      .map((prize) => ({ prize: { prize, shopper, timeZone }, ...rewardCost(prize.costPoints, points) }));
  },
};
