import type { Owner } from '../../cart/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { WalletBody, WalletPayment } from '../contract/wallets.ts';
import type { PaymentPort } from '../payments/port.ts';
import { changesSince, QuoteChanged } from './quote-changed.ts';
import { isWalletPayload } from '../rules/checkout/wallets.ts';
import { paymentDeclined, paymentNotOffered, paymentUnknown } from '../rules/refusals.ts';
import { putWalletPayment } from '../store/wallet-payments.ts';
import { cartToCheckOut } from '../checkout/checkout-cart.ts';
import { loadCheckout } from '../checkout/load-checkout.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'> & { ports: ReadonlyMap<string, PaymentPort> };

/** Whose sheet was confirmed for which cart, under which key. */
interface Confirming {
  owner: Owner;
  member: Principal | null;
  cartId: string;
  body: WalletBody;
  key: string;
  once: Once;
}

/**
 * Keeps what a wallet's sheet confirmed for a cart. The provider is asked for a token outside any transaction; the same key asks
 * for the same one.
 * @throws ServiceError 400 INVALID; 404 CART_NOT_FOUND; 409 PAYMENT_NOT_OFFERED, QUOTE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN
 */
export async function keepWallet(context: Context, confirming: Confirming): Promise<WalletPayment> {
  const { owner, body, key, once } = confirming;
  const known = await once.answered<WalletPayment>(context.db);
  if (known) return known;
  if (!isWalletPayload(body.payload))
    throw new ServiceError(400, 'INVALID', 'The payload must be an object in JSON.', 'payload');
  const { wallet, cartId, cents } = await toConfirm(context, confirming);
  const tokenized = await wallet.tokenize({ key: `${cartId}-${key}`, cents, payload: body.payload });
  if (tokenized.kind === 'DECLINED') throw paymentDeclined();
  if (tokenized.kind === 'UNKNOWN') throw paymentUnknown();
  const { token, card } = tokenized;
  return inTransaction(context.db, (trx) =>
    once.run(trx, async () => {
      const { head } = await cartToCheckOut(trx, owner, cartId);
      await putWalletPayment(trx, {
        cart_id: head.cartId,
        method: body.paymentId,
        token,
        cents,
        network: card.network,
        last_four: card.lastFour,
        quote_id: body.quoteId,
        request_key: key,
        created_at: context.clock.now(),
      });
      return { cartId: head.cartId, paymentId: body.paymentId, quoteId: body.quoteId, cents, card };
    }),
  );
}

/** What the sheet has confirmed, if the checkout is still as the shopper saw it. */
async function toConfirm({ db, clock, ports }: Context, { owner, member, body, cartId }: Confirming) {
  return inTransaction(db, async (trx) => {
    const cart = await cartToCheckOut(trx, owner, cartId);
    const checkout = await loadCheckout(trx, cart, { now: clock.now(), member, ports });
    const { port, quoteId, holdCents, choices } = checkout;
    if (!port?.wallet || port.id !== body.paymentId) throw paymentNotOffered();
    if (quoteId !== body.quoteId)
      throw new QuoteChanged(changesSince(choices.shown?.quoteId === body.quoteId ? choices.shown : null, checkout));
    return { wallet: port.wallet, cartId: cart.head.cartId, cents: holdCents };
  });
}
