import type { MeResolvers } from '../../../generated/resolvers.ts';
import { customerTypes } from '../rules/user-types.ts';

export const Me: MeResolvers = {
  id: ({ customerId }) => customerId,
  customerType: ({ customerType }) => customerTypes[customerType],
  isBusiness: ({ siteType }) => siteType === 'B',
};
