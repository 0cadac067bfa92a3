import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import type { ServiceApp } from '../../platform/service.ts';
import { placingRoutes } from '../contract/placing.ts';
import { placeOrder, type PlacingContext } from '../placing/place-order.ts';
import { orChanged } from './quote-changed-answer.ts';

/** Placing the order of a cart (N-60). */
export function placingRoute(app: ServiceApp, context: PlacingContext): void {
  app.route({
    ...placingRoutes.placeOrder,
    preHandler: requireShopper,
    handler: async (request, reply) => {
      const { body } = request;
      const fingerprint = createHash('sha256').update(stringify(body)).digest('hex');
      const placing = { member: shopperOf(request), body, key: request.headers['idempotency-key'], fingerprint };
      const result = await orChanged(request, () => placeOrder(context, placing));
      return 'changed' in result ? reply.code(409).send(result.changed) : result.answer;
    },
  });
}
