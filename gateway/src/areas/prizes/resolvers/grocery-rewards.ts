import type { GroceryRewardsResolvers, MeResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { money } from '../../../shared/money.ts';
import { historyOf, itemTitles } from '../../games/published.ts';
import { rewardCost, rewardPoints } from '../rules/reward-points.ts';
import { prizeModels } from './prize-models.ts';
import { findPrize, prizeNotFound } from './prize.ts';

/** The household's points and dollars off (N-12, N-70). */
export const groceryRewards: NonNullable<MeResolvers['groceryRewards']> = async (shopper, _, { sources }) => ({
  answer: await sources.prizes.groceryRewards(),
  shopper,
});

export const GroceryRewards: GroceryRewardsResolvers = {
  balance: ({ answer }) => money(answer.balanceCents),
  rewards: async ({ answer, shopper }, _, context) => {
    const { language } = context;
    const named = await itemTitles(context, answer.rewards);
    return answer.rewards.map((reward) => ({
      id: reward.rewardId,
      ...named({ type: 'REWARD', source: reward.offerId ? 'OFFER' : 'REDEMPTION', points: 0, ...reward }),
      value: money(reward.valueCents),
      left: money(reward.leftCents),
      earnedAt: reward.earnedAt,
      expiresAt: reward.expiresAt,
      expiresAtString: dayString(reward.expiresAt, shopper.storeTimeZone, language),
    }));
  },
  points: ({ answer, shopper }, _, { language }) => rewardPoints(answer.points, shopper.storeTimeZone, language),
  async choice({ answer: { points }, shopper }, { id }, context) {
    const found = await findPrize(context, shopper, id);
    if (found.prize.programCode !== points.programCode) throw prizeNotFound(context.language);
    return { prize: found, ...rewardCost(found.prize.costPoints, points) };
  },
  history: ({ answer, shopper }, { first }, context) =>
    historyOf(shopper, { programCode: answer.points.programCode, first, after: null }, context),
  async choices({ answer: { points }, shopper }, _, context) {
    const { storeId, userType, storeTimeZone: timeZone } = shopper;
    const prizes = await context.sources.prizes.prizes(points.programCode, { storeId, userType });
    const models = await prizeModels(
      context,
      prizes.toSorted((one, other) => one.costPoints - other.costPoints),
      { shopper, timeZone },
    );
    return models.map((model) => ({ prize: model, ...rewardCost(model.prize.costPoints, points) }));
  },
};
