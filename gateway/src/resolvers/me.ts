import type { MeResolvers } from '../generated/resolvers.ts';
import { gameNotAvailable } from '../errors.ts';
import { activity } from './activity.ts';
import { unseenWinners } from '../rules/unseen-winners.ts';
import { customerTypes } from './enums.ts';
import { findProgram, store } from './shared.ts';

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
  activity,
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
