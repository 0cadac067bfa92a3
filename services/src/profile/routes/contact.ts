import { customerById, normalizeHandle } from '../../identity/index.ts';
import { requireShopper } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { profileRoutes as table } from '../contract/profile.ts';
import { tellIfDone } from '../deeds/deeds.ts';
import { addContact, contactOf } from '../store/contacts.ts';
import { whoView } from '../views/profile.ts';
import { noCustomer, ownProfile, zoneOf } from './own-profile.ts';

/** Adds the mobile number or email address that a profile lacks (S-153, S-154). What is there is not changed here. */
export function contactRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock } = context;
  app.route({
    ...table.addContact,
    preHandler: requireShopper,
    handler: async (request) => {
      const doer = ownProfile(request);
      const { customerId } = doer;
      const { channel } = request.body;
      const handle = normalizeHandle(channel, request.body.handle);
      if (handle === null) {
        const what = channel === 'sms' ? 'Enter a 10-digit US mobile number.' : 'Enter an email address.';
        throw new ServiceError(400, 'INVALID', what, 'handle');
      }
      return withIdempotency(context, request, async (trx) => {
        const customer = await customerById(trx, customerId);
        if (!customer) throw noCustomer();
        const own = channel === 'sms' ? customer.phone : customer.email;
        const isKept =
          own === null ? await addContact(trx, { customerId, channel, handle, at: clock.now() }) : own === handle;
        if (!isKept) throw new ServiceError(409, 'ALREADY_KNOWN', 'The profile has another one already.', 'handle');
        await tellIfDone(trx, context, { ...doer, timeZone: await zoneOf(trx, doer.storeId) }, 'PROFILE');
        return whoView(customer, await contactOf(trx, customerId));
      });
    },
  });
}
