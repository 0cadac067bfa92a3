import type { MeResolvers } from '../generated/resolvers.ts';
import { gameNotAvailable } from '../errors.ts';
import { UpstreamError } from '../http/upstream-error.ts';
import { dayString } from '../rules/date-strings.ts';
import { money } from '../rules/money.ts';
import { activity } from './activity.ts';
import { unseenWinners } from '../rules/unseen-winners.ts';
import { customerTypes } from './enums.ts';
import { rewardsHistory } from './rewards-history.ts';
import { findPrize } from './prize.ts';
import { findProgram, store } from './shared.ts';
import { wallet } from './wallet.ts';

export const Me: MeResolvers = {
  id: ({ customerId }) => customerId,
  customerType: ({ customerType }) => customerTypes[customerType],
  isBusiness: ({ siteType }) => siteType === 'B',
  store,
  profile: ({ customerId }, _, { sources }) => sources.profile.profile(customerId),
  playAndEarn: (shopper) => ({ shopper }),
  async program(shopper, { code }, context) {
    const program = await findProgram(context, shopper, code);
    if (!program) throw gameNotAvailable();
    return program;
  },
  prize: (shopper, { id }, context) => findPrize(context, shopper, id),
  async redemption(shopper, { id }, { sources }) {
    try {
      return { redemption: await sources.games.redemption(id), shopper, timeZone: shopper.storeTimeZone };
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  },
  async groceryRewards({ storeTimeZone }, _, { sources }) {
    const { balanceCents, rewards } = await sources.games.groceryRewards();
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
  },
  activity,
  wallet,
  rewardsHistory,
  async sweepstakesWins(_, __, { sources, log }) {
    try {
      return unseenWinners(await sources.draws.unseenWins());
    } catch (error) {
      log.warn({ err: error }, 'sweepstakes wins could not be read');
      return [];
    }
  },
  wins: (_, __, { sources }) => sources.draws.wins(),
  inbox: async ({ storeTimeZone: timeZone }, _, { sources }) => ({ inbox: await sources.draws.inbox(), timeZone }),
};
