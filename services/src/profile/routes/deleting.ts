import { customerById, removePhone } from '../../identity/index.ts';
import { requireRecentSignIn, requireShopper } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { isAddressUsed } from '../addresses/address-uses.ts';
import { profileRoutes as table } from '../contract/profile.ts';
import { contactOf, deleteAddedPhone } from '../store/contacts.ts';
import { deleteAddress } from '../store/profiles.ts';
import { whoView } from '../views/profile.ts';
import { noCustomer, ownProfile } from './own-profile.ts';

/** Deletes addresses and mobile numbers, after a recent sign-in (N-3). */
export function deletingRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock, db } = context;
  app.route({
    ...table.deleteAddress,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = ownProfile(request);
      requireRecentSignIn(shopper, clock);
      const { customerId, householdId } = shopper;
      const { addressId } = request.params;
      return withIdempotency(context, request, async (trx) => {
        if (await isAddressUsed(db, trx, { customerId, householdId, addressId }))
          throw new ServiceError(409, 'ADDRESS_IN_USE', 'Scheduled orders go to this address.', 'addressId');
        await deleteAddress(trx, { addressId, customerId });
        return { addressId };
      });
    },
  });

  app.route({
    ...table.deletePhone,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = ownProfile(request);
      requireRecentSignIn(shopper, clock);
      const { customerId } = shopper;
      const phone = `+1${request.body.number}`;
      return withIdempotency(context, request, async (trx) => {
        const isKept = !(await removePhone(trx, customerId, phone));
        if (isKept)
          throw new ServiceError(409, 'ONLY_WAY_IN', 'The shopper signs in with this number alone.', 'number');
        await deleteAddedPhone(trx, customerId, phone);
        const customer = await customerById(trx, customerId);
        if (!customer) throw noCustomer();
        return whoView(customer, await contactOf(trx, customerId));
      });
    },
  });
}
