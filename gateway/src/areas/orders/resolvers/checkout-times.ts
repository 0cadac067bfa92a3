import type { GatewayContext } from '../../../context.ts';
import type { OrderSlot } from '../../../generated/rest.ts';
import { guestCartId } from '../../../session/guest-cart-cookie.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { CheckoutModel } from '../models.ts';

/** No times where it isn't delivered, or without knowing where to: the step of the place says so. */
const noTimes: ReadonlySet<string | undefined> = new Set([
  'CHANNEL_NOT_OFFERED',
  'ZIP_CODE_REQUIRED',
  'OUTSIDE_DELIVERY_AREA',
]);

const asked = new WeakMap<CheckoutModel, Map<string, Promise<OrderSlot[]>>>();

/** The times of a checkout's store, with the lines each isn't for; asked for once, whoever draws them (N-59, S-145). */
export function timesOf(model: CheckoutModel, channel: string, context: GatewayContext): Promise<OrderSlot[]> {
  const known = asked.get(model) ?? new Map<string, Promise<OrderSlot[]>>();
  asked.set(model, known);
  const times = known.get(channel) ?? load(model, channel, context);
  known.set(channel, times);
  return times;
}

async function load(
  { choices, cart }: CheckoutModel,
  channel: string,
  { sources, jar }: GatewayContext,
): Promise<OrderSlot[]> {
  if (channel !== 'PICKUP' && channel !== 'DELIVERY') return [];
  const { storeId, cartId } = choices;
  // Times are the same wherever the store delivers: before there is an address, its own ZIP code stands for it.
  const zipCode = async () =>
    choices.handOver.address?.zipCode ?? cart.zipCode ?? (await sources.stores.store(storeId))?.zip;
  try {
    const zip = channel === 'DELIVERY' ? (await zipCode())?.slice(0, 5) : undefined;
    return await sources.orders.slots({ storeId, channel, zip, cartId, guestCartId: guestCartId(jar) ?? undefined });
  } catch (error) {
    if (error instanceof UpstreamError && noTimes.has(error.code)) return [];
    throw error;
  }
}
