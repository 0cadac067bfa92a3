import { browserOf } from '../../identity/index.ts';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import type { Database } from '../../platform/database/database.ts';
import { ServiceError, unauthorized } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { type Push, pushRoutes as table } from '../contract/push.ts';
import { pushKeys } from '../push/keys.ts';
import { isPublicKey, isPushEndpoint } from '../rules/push-endpoint.ts';
import { devicesOf, forgetDevice, keepDevice } from '../store/push-devices.ts';

/** Which browsers are told of a household's notices, and of which. */
export function pushRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock, random } = context;
  const pushOf = async (on: Database, householdId: string): Promise<Push> => {
    const { publicKey } = await pushKeys(context);
    const devices = await devicesOf(on, householdId);
    return { publicKey, devices: devices.map(({ device_id: deviceId, kinds }) => ({ deviceId, kinds })) };
  };

  app.route({
    ...table.push,
    preHandler: requireShopper,
    handler: (request) => pushOf(db, shopperOf(request).householdId),
  });

  app.route({
    ...table.setPushDevice,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId, customerId, sessionId, banner } = shopperOf(request);
      const { endpoint, p256dh, auth, kinds } = request.body;
      if (!isPushEndpoint(endpoint))
        throw new ServiceError(400, 'PUSH_ENDPOINT', "Messages can't be sent to this address.", 'endpoint');
      if (!isPublicKey(p256dh))
        throw new ServiceError(400, 'PUSH_KEY', 'This is no public key of a browser.', 'p256dh');
      const browserId = await browserOf(db, sessionId, clock.now());
      if (browserId === null) throw unauthorized();
      return withIdempotency(context, request, async (trx) => {
        const deviceId = await keepDevice(trx, {
          device_id: random.uuid(),
          endpoint,
          p256dh,
          auth,
          household_id: householdId,
          customer_id: customerId,
          browser_id: browserId,
          banner,
          kinds,
          changed_at: clock.now(),
        });
        return { deviceId, kinds };
      });
    },
  });

  app.route({
    ...table.forgetPushDevice,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      return withIdempotency(context, request, async (trx) => {
        await forgetDevice(trx, request.params.deviceId, householdId);
        return pushOf(trx, householdId);
      });
    },
  });
}
