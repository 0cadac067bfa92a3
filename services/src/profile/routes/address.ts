import { requireRecentSignIn, requireShopper } from '../../platform/http/auth.ts';
import { FieldsError, ServiceError } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { profileRoutes as table } from '../contract/profile.ts';
import { ownProfile } from './own-profile.ts';
import { addressFaults, trimmed } from '../rules/address-fields.ts';
import { changeAddress, hasAddress, insertAddress } from '../store/profiles.ts';
import { stateNames } from '../../../../server-kit/us-states.ts';
import { isFar } from '../../platform/zip/far-city.ts';
import { zipCodes } from '../../platform/zip/zip-codes.ts';

/** Adds delivery addresses, and changes them if the shopper saw the latest version (G-93, N-8). */
export function addressRoutes(app: ServiceApp, context: ServiceContext): void {
  const { clock, random, config } = context;
  app.route({
    ...table.updateAddress,
    preHandler: requireShopper,
    handler: async (request) => {
      const shopper = ownProfile(request);
      const { addressId, version } = request.body;
      const zips = await zipCodes();
      const codes = Object.keys(stateNames).filter((code) => code !== 'DC' || config.dcAddresses);
      const fields = trimmed(request.body);
      const faults = addressFaults(fields, { find: zips.find, states: new Set(codes), isFar: isFar(zips) });
      if (faults.length > 0) throw new FieldsError(faults);
      if (addressId !== undefined && version === undefined)
        throw new ServiceError(400, 'REQUIRED', 'Include the version of the address you changed.', 'version');
      requireRecentSignIn(shopper, clock);

      const { customerId } = shopper;
      return withIdempotency(context, request, async (trx) => {
        if (addressId === undefined || version === undefined) {
          const address = await insertAddress(trx, { addressId: random.uuid(), customerId }, fields);
          return { address, version: address.version };
        }
        const address = await changeAddress(trx, { addressId, customerId, version }, fields);
        if (address) return { address, version: address.version };
        if (await hasAddress(trx, { addressId, customerId }))
          throw new ServiceError(409, 'VERSION_CONFLICT', 'This address has changed since you opened it.', 'version');
        throw new ServiceError(404, 'ADDRESS_NOT_FOUND', 'Address not found.', 'addressId');
      });
    },
  });
}
