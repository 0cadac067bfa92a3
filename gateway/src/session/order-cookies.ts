import type { CookieJar } from './cookies.ts';

/** S-110, S-111: the order that is being changed, where it's packed, and when it's handed over. */
const names = { order: 'larder_order', store: 'larder_order_store', slot: 'larder_order_slot' } as const;

/** An edit lasts no longer than its cut-off, which is within a week or so; the services have the last word. */
const lifetimeSeconds = 14 * 24 * 60 * 60;

/** The order that a browser is changing. */
export interface OrderInEdit {
  orderNumber: string;
  storeId: string;
  /** When its window starts; null without one. */
  slotStart: Temporal.Instant | null;
  /** Is it left at the door (S-112)? */
  isUnattended: boolean;
}

const orderForm = /^[A-Za-z0-9-]{1,64}$/;
const storeForm = /^[\w-]{1,64}$/;
const slotForm = /^(\d{1,12}|none)\.(U|A)$/;

/** S-111: the order in edit mode; null unless all three cookies are there and are of our making. */
export function orderInEdit(jar: Pick<CookieJar, 'get'>): OrderInEdit | null {
  const orderNumber = jar.get(names.order) ?? '';
  const storeId = jar.get(names.store) ?? '';
  const [, start, kind] = slotForm.exec(jar.get(names.slot) ?? '') ?? [];
  if (!orderForm.test(orderNumber) || !storeForm.test(storeId) || start === undefined) return null;
  return {
    orderNumber,
    storeId,
    slotStart: start === 'none' ? null : Temporal.Instant.fromEpochMilliseconds(Number(start) * 1000),
    isUnattended: kind === 'U',
  };
}

/** Goes into edit mode. @throws Error for an order that cookies can't hold */
export function keepOrderInEdit(
  jar: Pick<CookieJar, 'set'>,
  { orderNumber, storeId, slotStart, isUnattended }: OrderInEdit,
): void {
  const start = slotStart === null ? 'none' : String(Math.floor(slotStart.epochMilliseconds / 1000));
  const slot = `${start}.${isUnattended ? 'U' : 'A'}`;
  if (!orderForm.test(orderNumber) || !storeForm.test(storeId) || !slotForm.test(slot))
    throw new Error('this order does not fit cookies');
  jar.set(names.order, orderNumber, lifetimeSeconds);
  jar.set(names.store, storeId, lifetimeSeconds);
  jar.set(names.slot, slot, lifetimeSeconds);
}

/** Leaves edit mode: saved, discarded, canceled, or too late (T-77). */
export function forgetOrderInEdit(jar: Pick<CookieJar, 'get' | 'clear'>): void {
  for (const name of Object.values(names)) if (jar.get(name) !== undefined) jar.clear(name);
}
