import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { noteDealsConsent } from './jobs/deals-consent.ts';
import { newRegistration, type NewRegistration } from '../identity/index.ts';
import { profileModels } from './contract/profile.ts';
import { addressRoutes } from './routes/address.ts';
import { contactRoutes } from './routes/contact.ts';
import { deletingRoutes } from './routes/deleting.ts';
import { freshPassRoutes } from './routes/fresh-pass.ts';
import { preferenceRoutes } from './routes/preferences.ts';
import { profileRoutes } from './routes/profile.ts';
import { shopRoutes } from './routes/shop.ts';
import { zipRoutes } from './routes/zip-code.ts';

export { keepWhileUsed } from './addresses/address-uses.ts';
export { customersAt } from './addresses/customers-at-address.ts';
export { type AgeBand, ageOn, type AgeVerdict, ageVerdict, isPlausibleBirth } from './rules/age.ts';
export { isAsAsked } from './deeds/deeds.ts';
export type { ProfileMessages } from './deeds/messages.ts';
export { type Deed, deeds } from './rules/deeds.ts';
export { addressKey } from './rules/same-address.ts';
export { addressesOf } from './store/profiles.ts';
export { ageRecord, insertRefusal, recordAge, refusedUntil } from './store/ages.ts';
export { beginMembership, endMembership, nextMembership } from './membership/membership.ts';
export { memberships } from './store/memberships.ts';
export { monthStart } from './rules/fresh-pass.ts';
export { hasFreshPass } from './store/fresh-pass.ts';
export { wantedWays } from './store/preferences.ts';
export { addSubscriptionPeriod } from './store/periods.ts';
export { addProfiles, type AddressDraft, type SubscriptionDraft, type SwitchDraft } from './store/publish.ts';

/** Customer profiles: names, phones, addresses, loyalty, subscriptions and ages (G-49 to G-53). */
export const profile: Service = {
  name: 'profile',
  models: profileModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    profileRoutes(app, context);
    addressRoutes(app, context);
    contactRoutes(app, context);
    deletingRoutes(app, context);
    preferenceRoutes(app, context);
    freshPassRoutes(app, context);
    shopRoutes(app, context);
    zipRoutes(app);
  },
  start: ({ db, jobs, clock }) =>
    jobs.listen<NewRegistration>(newRegistration, 'profile.deals-consent', (member) =>
      noteDealsConsent(db, member, clock.now()),
    ),
};
