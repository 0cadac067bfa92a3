import { join } from 'node:path';
import type { Static } from 'typebox';
import { customerById, householdOf, type Customer } from '../identity/directory.ts';
import { requireShopper } from '../platform/auth.ts';
import { iso } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ServiceError } from '../platform/errors.ts';
import type { Service, ServiceApp, ServiceContext } from '../platform/service.ts';
import { type HouseholdSubscription, profileModels, profileRoutes as table } from './contract.ts';
import { addressRoutes } from './routes-address.ts';
import { noCustomer, ownProfile } from './own-profile.ts';
import { preferenceRoutes } from './routes-preferences.ts';
import { zipRoutes } from './routes-zip.ts';
import { nationalNumber, partsOf } from './rules/parts.ts';
import { addressesOf, subscriptionPeriodsOf } from './store/profiles.ts';

/** Customer profiles: names, phones, addresses, loyalty and subscriptions (G-49 to G-53). */
export const profile: Service = {
  name: 'profile',
  models: profileModels,
  migrations: join(import.meta.dirname, 'schema'),
  routes,
};

function routes(app: ServiceApp, context: ServiceContext): void {
  profileRoutes(app, context);
  addressRoutes(app, context);
  preferenceRoutes(app, context);
  zipRoutes(app);
}

function profileRoutes(app: ServiceApp, { db }: ServiceContext): void {
  app.route({
    ...table.getProfile,
    preHandler: requireShopper,
    handler: async (request) => {
      const { customerId } = ownProfile(request);
      const customer = await customerById(db, customerId);
      if (!customer) throw noCustomer();
      const parts = partsOf(request.query.fl);
      if (!parts)
        throw new ServiceError(400, 'INVALID', 'fl may name preferences, address, loyalty or HOUSEHOLD', 'fl');
      const wantsSubscriptions = parts.has('HOUSEHOLD') && request.query.hhSubs === true;
      const [addresses, household, subscriptions] = await Promise.all([
        parts.has('address') ? addressesOf(db, customerId) : undefined,
        parts.has('loyalty') || parts.has('HOUSEHOLD') ? householdOf(db, customerId) : undefined,
        wantsSubscriptions ? subscriptionsOf(db, customer.householdId) : undefined,
      ]);
      const { storeId, preference } = customer;
      return {
        ...who(customer),
        ...(addresses && { addresses }),
        ...(household && { loyalty: household }),
        ...(parts.has('preferences') && { preferences: { storeId, preference } }),
        ...(subscriptions && { subscriptions }),
      };
    },
  });
}

const who = ({ customerId, firstName, lastName, email, phone, customerType }: Customer) => ({
  customerId,
  firstName,
  lastName,
  email,
  phones: phone === null ? [] : [{ number: nationalNumber(phone), purpose: 'PRIMARY' as const }],
  customerType,
});

async function subscriptionsOf(db: Database, householdId: string): Promise<Static<typeof HouseholdSubscription>[]> {
  const periods = Map.groupBy(await subscriptionPeriodsOf(db, householdId), (period) => period.name);
  return [...periods].map(([name, rows]) => ({
    name,
    status: rows.at(-1)?.status ?? '',
    value: rows.at(-1)?.value ?? '',
    effectiveTimePeriods: rows.map((row) => ({ start: iso(row.starts_at), end: row.ends_at && iso(row.ends_at) })),
  }));
}
