import type { MeResolvers, PlayAndEarnResolvers, ProgramResolvers } from '../../../generated/resolvers.ts';
import { unseenWinners } from '../rules/unseen-winners.ts';

/** This area's additions to other areas' types. */
export const Me: MeResolvers = {
  async sweepstakesWins(_, __, { sources, log }) {
    try {
      return unseenWinners(await sources.draws.unseenWins());
    } catch (error) {
      log.warn({ err: error }, 'sweepstakes wins could not be read');
      return [];
    }
  },
  wins: (_, __, { sources }) => sources.draws.wins(),
  push: (_, __, { sources }) => sources.draws.push(),
  inbox: async ({ storeTimeZone: timeZone }, _, { sources }) => ({ inbox: await sources.draws.inbox(), timeZone }),
};

export const Program: ProgramResolvers = {
  sweepstakes: async ({ program }, _, { sources }) => (await sources.draws.draws(program.code))[0] ?? null,
};

export const PlayAndEarn: PlayAndEarnResolvers = {
  async unseenWins({ shopper: { storeId, userType } }, _, { sources, log }) {
    try {
      // The programs already say whether there is a win; only then is it fetched.
      const { sweepstakesWinners } = await sources.games.programs({ storeId, userType });
      if (unseenWinners(sweepstakesWinners).length === 0) return [];
      return unseenWinners(await sources.draws.unseenWins());
    } catch (error) {
      log.warn({ err: error }, 'sweepstakes wins could not be read');
      return [];
    }
  },
};
