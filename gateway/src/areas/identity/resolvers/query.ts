import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { tourOf } from '../../../session/tour-cookie.ts';
import { required } from '../../../session/shopper.ts';
import { userTypes } from '../rules/user-types.ts';

export const Query: QueryResolvers = {
  viewer: (_, __, { session }) => session.viewer(),

  me: async (_, __, { session }) => required(await session.shopper()),

  tour: (_, __, { jar }) => tourOf(jar),

  async demoShoppers(_, __, { sources, log }) {
    try {
      const shoppers = await sources.identity.demoShoppers();
      return shoppers.map((shopper) => ({ ...shopper, userType: userTypes[shopper.userType] }));
    } catch (error) {
      log.warn({ err: error }, 'demo shoppers failed');
      return [];
    }
  },
};
