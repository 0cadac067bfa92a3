import type { MeResolvers } from '../../../generated/resolvers.ts';
import { customerTypes } from '../rules/user-types.ts';

export const Me: MeResolvers = {
  id: ({ customerId }) => customerId,
  customerType: ({ customerType }) => customerTypes[customerType],
  async passkeys(_, __, { sources, log }) {
    try {
      return await sources.identity.passkeys();
    } catch (error) {
      log.warn({ err: error }, 'passkeys failed');
      return null;
    }
  },
  isBusiness: ({ siteType }) => siteType === 'B',
};
