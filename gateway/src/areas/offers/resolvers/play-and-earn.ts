import type { PlayAndEarnResolvers } from '../../../generated/resolvers.ts';
import { bonusPath } from '../rules/bonus-path.ts';

export const PlayAndEarn: PlayAndEarnResolvers = {
  bonusPaths: async ({ shopper }, _, { sources, language }) =>
    (await sources.offers.challenges(shopper.storeId)).map((challenge) => bonusPath(challenge, language)),
};
