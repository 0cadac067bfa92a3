import type { MeResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { money } from '../../../shared/money.ts';

/** The household's grocery rewards, with what is left of each (N-12). */
export const groceryRewards: NonNullable<MeResolvers['groceryRewards']> = async ({ storeTimeZone }, _, { sources }) => {
  const { balanceCents, rewards } = await sources.prizes.groceryRewards();
  return {
    balance: money(balanceCents),
    rewards: rewards.map((reward) => ({
      id: reward.rewardId,
      title: reward.title,
      value: money(reward.valueCents),
      left: money(reward.leftCents),
      earnedAt: reward.earnedAt,
      expiresAt: reward.expiresAt,
      expiresAtString: dayString(reward.expiresAt, storeTimeZone),
    })),
  };
};
