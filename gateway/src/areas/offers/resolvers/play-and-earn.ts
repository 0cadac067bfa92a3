import type { PlayAndEarnResolvers } from '../../../generated/resolvers.ts';
import { bonusPath } from '../rules/bonus-path.ts';

export const PlayAndEarn: PlayAndEarnResolvers = {
  bonusPaths: async ({ shopper }, _, { sources }) => (await sources.offers.challenges(shopper.storeId)).map(bonusPath),
};
