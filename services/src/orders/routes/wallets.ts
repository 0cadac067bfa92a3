import { memberOf } from '../../platform/http/auth.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { ownerOf, principalOf } from '../checkout/checkout-cart.ts';
import { keepWallet } from '../placing/keep-wallet.ts';
import { walletRoutes as table } from '../contract/wallets.ts';
import type { PaymentPort } from '../payments/port.ts';
import { openWalletSession } from '../placing/open-wallet-session.ts';
import { orChanged } from './quote-changed-answer.ts';

type Context = ServiceContext & { ports: ReadonlyMap<string, PaymentPort> };

/** Paying with a wallet on the shopper's device (N-64). Guests may confirm its sheet, as they may choose. */
export function walletRoutes(app: ServiceApp, context: Context): void {
  app.route({
    ...table.openWalletSession,
    handler: ({ body, headers }) => openWalletSession(context.ports, body, headers['idempotency-key']),
  });

  app.route({
    ...table.keepWallet,
    handler: async (request, reply) => {
      const { body, params, headers } = request;
      const owner = ownerOf(request, body.guestCartId);
      const once = idempotencyOf(context, request, principalOf(owner));
      const confirming = {
        owner,
        member: memberOf(request),
        cartId: params.cartId,
        body,
        key: headers['idempotency-key'],
        once,
      };
      const result = await orChanged(request, () => keepWallet(context, confirming));
      return 'changed' in result ? reply.code(409).send(result.changed) : result.answer;
    },
  });
}
