import type { PlayAndEarnResolvers } from '../generated/resolvers.ts';
import type { ProgramPoints } from '../generated/rest.ts';
import { bonusPath } from '../rules/bonus-path.ts';
import { programsInOrder } from '../rules/program-order.ts';
import { unseenWinners } from '../rules/unseen-winners.ts';
import { programModels, storePrograms } from './shared.ts';

export const PlayAndEarn: PlayAndEarnResolvers = {
  async programs({ shopper }, _, context) {
    const { sources, clock } = context;
    const programs = await storePrograms(context, shopper);
    const points = new Map<string, ProgramPoints>();
    // The order does without points; the points of each program say themselves that they failed.
    const loaded = await Promise.allSettled(programs.map(({ code }) => sources.games.points(code)));
    for (const each of loaded)
      if (each.status === 'fulfilled' && each.value) points.set(each.value.programCode, each.value);
    return programModels(context, shopper, programsInOrder(programs, points, clock.now()));
  },

  async unseenWins({ shopper: { storeId, userType } }, _, { sources, log }) {
    try {
      // The programs say already whether there is one; what was won is asked for only then.
      const { sweepstakesWinners } = await sources.games.programs({ storeId, userType });
      if (unseenWinners(sweepstakesWinners).length === 0) return [];
      return unseenWinners(await sources.draws.unseenWins());
    } catch (error) {
      log.warn({ err: error }, 'sweepstakes wins could not be read');
      return [];
    }
  },

  bonusPaths: async ({ shopper }, _, { sources }) => (await sources.offers.challenges(shopper.storeId)).map(bonusPath),
};
