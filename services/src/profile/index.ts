import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { noteDealsConsent } from './jobs/deals-consent.ts';
import { newRegistration, type NewRegistration } from '../identity/index.ts';
import { profileModels } from './contract/profile.ts';
import { addressRoutes } from './routes/address.ts';
import { preferenceRoutes } from './routes/preferences.ts';
import { profileRoutes } from './routes/profile.ts';
import { shopRoutes } from './routes/shop.ts';
import { zipRoutes } from './routes/zip-code.ts';

export { customersAt } from './addresses/customers-at-address.ts';
export { type AgeBand, ageOn, type AgeVerdict, ageVerdict, isPlausibleBirth } from './rules/age.ts';
export { addressKey } from './rules/same-address.ts';
export { addressesOf } from './store/profiles.ts';
export { ageRecord, insertRefusal, recordAge, refusedUntil } from './store/ages.ts';
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
    preferenceRoutes(app, context);
    shopRoutes(app, context);
    zipRoutes(app);
  },
  start: ({ db, jobs, clock }) =>
    jobs.listen<NewRegistration>(newRegistration, 'profile.deals-consent', (member) =>
      noteDealsConsent(db, member, clock.now()),
    ),
};
