import type { CustomerProfileResolvers, MeResolvers } from '../generated/resolvers.ts';
import { gameNotAvailable } from '../errors.ts';
import { customerTypes } from './enums.ts';
import { findProgram } from './shared.ts';

export const Me: MeResolvers = {
  id: ({ customerId }) => customerId,
  customerType: ({ customerType }) => customerTypes[customerType],
  isBusiness: ({ siteType }) => siteType === 'B',
  store: ({ storeId, storeName, zip, storeTimeZone }) => ({
    id: storeId,
    name: storeName,
    zipCode: zip,
    timeZone: storeTimeZone,
  }),
  profile: ({ customerId }, _, { sources }) => sources.profile.profile(customerId),
  playAndEarn: (shopper) => ({ shopper }),
  async program(shopper, { code }, context) {
    const program = await findProgram(context, shopper, code);
    if (!program) throw gameNotAvailable();
    return program;
  },
};

export const CustomerProfile: CustomerProfileResolvers = {
  phones: ({ phones = [] }) => phones.map(({ number, purpose }) => ({ number, isPrimary: purpose === 'PRIMARY' })),
  addresses: ({ addresses = [] }) => addresses.map(({ addressId, ...address }) => ({ id: addressId, ...address })),
  subscriptions: async ({ customerId }, _, { sources }) =>
    (await sources.profile.household(customerId)).subscriptions ?? [],
};
