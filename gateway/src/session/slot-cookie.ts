import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_slot';
const form = /^([\w-]{1,64})\.(PICKUP|DELIVERY)\.(\d{1,12})\.([\w-]{1,64})$/;

/** When the time that this browser holds starts, at this store and in this channel; null if none is held (S-139, S-140). */
export function heldSlotStart(jar: Pick<CookieJar, 'get'>, storeId: string, channel: string): Temporal.Instant | null {
  const [, ofStore, ofChannel, start] = form.exec(jar.get(cookieName) ?? '') ?? [];
  if (start === undefined || ofStore !== storeId || ofChannel !== channel) return null;
  return Temporal.Instant.fromEpochMilliseconds(Number(start) * 1000);
}

/** The cart that this browser holds a time for, if the hold hasn't ended; null if none is held. Who asks for its checkout learns the rest. */
export const cartWithHeldSlot = (jar: Pick<CookieJar, 'get'>): string | null =>
  form.exec(jar.get(cookieName) ?? '')?.[4] ?? null;

/** Keeps it for as long as it's held. @param heldUntil the end of the hold */
export function keepHeldSlot(
  jar: Pick<CookieJar, 'set' | 'clear'>,
  slot: { cartId: string; storeId: string; channel: string; start: string; heldUntil: string },
  now: Temporal.Instant,
): void {
  const { cartId, storeId, channel, start, heldUntil } = slot;
  const value = [storeId, channel, Math.floor(Date.parse(start) / 1000), cartId].join('.');
  const seconds = Math.floor((Date.parse(heldUntil) - now.epochMilliseconds) / 1000);
  if (form.test(value) && seconds > 0) jar.set(cookieName, value, seconds);
  else forgetHeldSlot(jar);
}

/** It was let go, or became an order's. */
export const forgetHeldSlot = (jar: Pick<CookieJar, 'clear'>): void => jar.clear(cookieName);
