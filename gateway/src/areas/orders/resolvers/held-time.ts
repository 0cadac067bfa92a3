import type { GatewayContext } from '../../../context.ts';
import type { HeldTime } from '../../../generated/resolvers.ts';
import { cartWithHeldSlot } from '../../../session/slot-cookie.ts';
import { heldSlot } from '../rules/slots.ts';
import { texts } from '../texts/index.ts';

/**
 * The time that this browser holds, as the service has it now: it may have been let go on another device. Nobody is asked
 * unless the browser holds one.
 */
export async function heldTime({ jar, session, sources, clock, language }: GatewayContext): Promise<HeldTime | null> {
  const cartId = cartWithHeldSlot(jar);
  if (cartId === null || (await session.shopper()) === null) return null;
  const choices = await sources.orders.checkout({ cartId, guestCartId: undefined });
  if (!choices) return null;
  const store = await sources.stores.store(choices.storeId).catch(() => null);
  const slot = heldSlot(choices.slot, store?.timeZone ?? 'America/Los_Angeles', clock.now(), language);
  if (!slot?.heldUntil) return null;
  return {
    id: choices.cartId,
    text: texts[language].title[choices.channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'](slot.text),
    heldUntil: slot.heldUntil,
    path: `/checkout?cart=${encodeURIComponent(choices.cartId)}`,
  };
}
