import type { MeResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import { activity } from './activity.ts';
import { gameNotAvailable } from './errors.ts';
import { findProgram } from './programs.ts';
import { rewardsHistory } from './rewards-history.ts';

export const Query: QueryResolvers = {
  officialRules: (_, { programCode }, { sources }) => sources.games.publicRules(programCode),
};

export const Me: MeResolvers = {
  playAndEarn: (shopper) => ({ shopper }),
  async program(shopper, { code }, context) {
    const program = await findProgram(context, shopper, code);
    if (!program) throw gameNotAvailable(context.language);
    return program;
  },
  activity,
  rewardsHistory,
};
