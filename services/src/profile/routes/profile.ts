import { customerById, householdOf } from '../../identity/index.ts';
import { requireShopper } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { profileRoutes as table } from '../contract/profile.ts';
import { partsOf } from '../rules/parts.ts';
import { contactOf } from '../store/contacts.ts';
import { addressesOf, subscriptionPeriodsOf } from '../store/profiles.ts';
import { subscriptionViews, whoView } from '../views/profile.ts';
import { noCustomer, ownProfile } from './own-profile.ts';

/** A customer's profile, in the requested parts (G-49 to G-52). */
export function profileRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.getProfile,
    preHandler: requireShopper,
    handler: async (request) => {
      const { customerId } = ownProfile(request);
      const customer = await customerById(db, customerId);
      if (!customer) throw noCustomer();
      const parts = partsOf(request.query.fl);
      if (!parts) throw new ServiceError(400, 'INVALID', 'fl can be preferences, address, loyalty, or HOUSEHOLD', 'fl');
      const wantsSubscriptions = parts.has('HOUSEHOLD') && request.query.hhSubs === true;
      const [contact, addresses, household, subscriptions] = await Promise.all([
        contactOf(db, customerId),
        parts.has('address') ? addressesOf(db, customerId) : undefined,
        parts.has('loyalty') || parts.has('HOUSEHOLD') ? householdOf(db, customerId) : undefined,
        wantsSubscriptions ? subscriptionPeriodsOf(db, customer.householdId) : undefined,
      ]);
      const { storeId, preference } = customer;
      return {
        ...whoView(customer, contact),
        ...(addresses && { addresses }),
        ...(household && { loyalty: household }),
        ...(parts.has('preferences') && { preferences: { storeId, preference } }),
        ...(subscriptions && { subscriptions: subscriptionViews(subscriptions, clock.now()) }),
      };
    },
  });
}
