import type { OrderState } from '../rules/order-states.ts';
import type { OrderRow } from '../store/order-tables.ts';

/** Where an order is, in the words of who packs it. */
export const stateWords: Readonly<Record<OrderState, string>> = {
  PLACED: 'Placed',
  LOCKED: 'To pick',
  PICKING: 'Picking',
  READY: 'Ready',
  OUT_FOR_DELIVERY: 'Out for delivery',
  HANDED_OVER: 'Handed over',
  FINALIZED: 'Final',
  PARTIALLY_REFUNDED: 'Refunded in part',
  CANCELLED: 'Canceled',
};

const channelWords = {
  PICKUP: 'Pickup',
  DELIVERY: 'Delivery',
  SHIPPING: 'Shipping',
  IN_STORE: 'In the store',
} as const;
export const channelOf = ({ channel }: Pick<OrderRow, 'channel'>): string => channelWords[channel];

export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** `1.37 lb`, from hundredths. */
export const pounds = (weight: number): string => `${(weight / 100).toFixed(2)} lb`;

/** `1 item`, `2 items`. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `2 PM`, `2:30 PM`. */
export const hourOf = (at: Temporal.Instant, timeZone: string): string =>
  at
    .toLocaleString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .replace(':00', '')
    .replaceAll('\u202f', ' ');

/** `Today, Nov 23`, `Tomorrow, Nov 24`, `Wednesday, Nov 25`, on the store's calendar. */
export function dayOf(at: Temporal.Instant, timeZone: string, now: Temporal.Instant): string {
  const [day, today] = [at, now].map((each) => each.toZonedDateTimeISO(timeZone).toPlainDate()) as [
    Temporal.PlainDate,
    Temporal.PlainDate,
  ];
  const away = today.until(day).days;
  const name =
    { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[away] ?? day.toLocaleString('en-US', { weekday: 'long' });
  return `${name}, ${day.toLocaleString('en-US', { month: 'short', day: 'numeric' })}`;
}

/** `today, Nov 23, 2:05 PM`, within a sentence. */
export const momentOf = (at: Temporal.Instant, timeZone: string, now: Temporal.Instant): string =>
  `${dayOf(at, timeZone, now)}, ${hourOf(at, timeZone)}`.replace(/^(Yesterday|Today|Tomorrow)/, (day) =>
    day.toLowerCase(),
  );

/** `Monday, Nov 23, 2:05 PM`. */
export const fullMomentOf = (at: Temporal.Instant, timeZone: string): string => {
  const day = at.toLocaleString('en-US', { timeZone, weekday: 'long', month: 'short', day: 'numeric' });
  return `${day}, ${hourOf(at, timeZone)}`;
};

/** `4 PM to 5 PM`; null without a window. */
export const windowOf = ({ slot_start: start, slot_end: end, time_zone: zone }: OrderRow): string | null =>
  start && end ? `${hourOf(start, zone)} to ${hourOf(end, zone)}` : null;
