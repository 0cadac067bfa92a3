import { defineArea, forEachVisit } from '../../area.ts';
import { Address, CommunicationPreferences, CustomerProfile, profileMutations, ZipPlace } from './resolvers/profile.ts';
import { changeFreshPass, FreshPass } from './resolvers/fresh-pass.ts';
import { Me, Query } from './resolvers/query.ts';
import { ReferenceData } from './resolvers/reference-data.ts';
import { profileSource } from './source.ts';

/** A shopper's profile: names, addresses, subscriptions, communication preferences. */
export const profile = defineArea({
  name: 'profile',
  resolvers: {
    Query,
    Mutation: { ...profileMutations, changeFreshPass },
    Me,
    FreshPass,
    CustomerProfile,
    Address,
    CommunicationPreferences,
    ZipPlace,
    ReferenceData,
  },
  upstream: { name: 'profile', isRequired: false },
  source: {
    of: 'profile',
    open: forEachVisit(({ client }) => profileSource(client('profile'))),
  },
});
