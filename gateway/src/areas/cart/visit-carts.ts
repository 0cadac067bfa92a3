import { channelName } from '../../../../server-kit/channel-names.ts';
import type { GatewayContext } from '../../context.ts';
import type { Carts } from '../../generated/rest.ts';
import { type CartOwner, cartOwner } from '../../session/cart-owner.ts';
import { forgetGuestCart } from '../../session/guest-cart-cookie.ts';
import { forgetOrderInEdit, orderInEdit } from '../../session/order-cookies.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import { shopOf } from '../stores/published.ts';
import type { CartsModel } from './models.ts';
import type { CartShop } from './source.ts';
import { texts } from './texts/index.ts';

type Answer = CartsModel['answer'];

const known = new WeakMap<GatewayContext, Promise<Answer>>();

/**
 * The visitor's carts, asked for once in a visit. A guest without a cart has none, and no service is asked.
 * @throws UpstreamError in the words of S-214
 */
export function cartsOf(context: GatewayContext): Promise<Answer> {
  let carts = known.get(context);
  if (!carts) known.set(context, (carts = load(context)));
  return carts;
}

/** What the rest of the visit sees, after a change. */
export function cartsFromNowOn(context: GatewayContext, answer: Answer): Answer {
  const checked = checkedAnswer(context, answer);
  known.set(context, Promise.resolve(checked));
  return checked;
}

/** The rest of the visit asks again: an order was placed, or an edit has begun or ended. */
export const forgetCarts = (context: GatewayContext): void => void known.delete(context);

/** Nothing in any cart. */
export const noCarts: Answer = {
  carts: [],
  multiCartSummary: {
    finalTransactionTotal: 0,
    totalAvailableCarts: 0,
    totalAvailableItems: 0,
    totalAvailableQuantity: 0,
  },
  edit: null,
};

async function load(context: GatewayContext): Promise<Answer> {
  try {
    const owner = await cartOwner(context);
    if (owner.isGuest && (owner.guestCartId === undefined || !context.hasGuestCart)) return noCarts;
    return received(context, await context.sources.cart.carts(owner, await cartShopOf(context)), owner);
  } catch (error) {
    throw inOurWords(context, error);
  }
}

/** The answer, and what it says about cookies: a merged cart is the shopper's now (N-6), and an edit that has ended is over (T-77). */
export function received(context: GatewayContext, answer: Carts, owner: CartOwner): Answer {
  const { jar } = context;
  const checked = checkedAnswer(context, answer);
  if (owner.guestCartId !== undefined && answer.guestCartId === null) forgetGuestCart(jar);
  const order = orderInEdit(jar);
  if (order && answer.edit?.orderNumber !== order.orderNumber) forgetOrderInEdit(jar);
  return order ? checked : { ...checked, edit: null };
}

/** S-219: an answer that isn't one of carts is logged. @throws UpstreamError */
function checkedAnswer({ log, correlationId }: GatewayContext, answer: Answer): Answer {
  if (Array.isArray(answer?.carts)) return answer;
  log.warn({ what: typeof answer }, 'malformed cart response');
  throw new UpstreamError({ upstream: 'cart', failure: 'STATUS', status: 502, correlationId });
}

/** S-214: whatever failed, with its status in the log. */
export function inOurWords({ log, language }: Pick<GatewayContext, 'log' | 'language'>, error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  log.warn({ err: error, status: error.status }, 'carts could not be loaded or changed');
  return error.in(() => texts[language].failed);
}

/** Where groceries are to be had. */
export async function cartShopOf(context: GatewayContext): Promise<CartShop> {
  const { storeId, channel, zipCode } = await shopOf(context);
  return { storeId, serviceType: channelName(channel, 'serviceType') ?? 'InStore', zipCode: zipCode ?? undefined };
}
