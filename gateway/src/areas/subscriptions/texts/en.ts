import type { Wording } from '../../../shared/language.ts';
/** Texts of the area, English. Those with a row number are verbatim from the requirements. */
export const en = {
  /** S-262. */
  promo: (percent: number) => `${percent}% off the lowest price of the day, and your coupons on top.`,
  offer: {
    each: (now: string, percent: number, today: string) => `About ${now} each, ${percent}% less than ${today}`,
    pound: (now: string, percent: number, today: string) => `About ${now} a pound, ${percent}% less than ${today}`,
  },
  /** What is no longer sold, and nobody knows the name of. */
  anItem: 'An item that is no longer sold',
  saved: (amount: string, month: string) => `${amount} saved since ${month}`,
  /** G-132. */
  dateChange: 'Date or time change is unavailable until 5 days before the order.',
  /** N-65. */
  reminders: 'A week before each order, we tell you what comes, what it costs, and which prices changed.',
  /** G-133. */
  cancel:
    'Cancel anytime, effective right away. Unsubscribing from Schedule & Save mail may take up to 10 business days.',
  place: {
    PICKUP: (hour: string) => `Pickup around ${hour}`,
    DELIVERY: (hour: string) => `Delivery around ${hour}`,
  },
  time: (hour: string) => `Around ${hour}`,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  dated: (weekday: string, day: string) => `${weekday}, ${day}`,
  editUntil: (when: string) => `Edit until ${when}`,
  opens: (day: string) => `Opens on ${day}`,
  opensTomorrow: 'Opens tomorrow',
  closed: 'No more edits',
  tomorrow: (hour: string) => `tomorrow, ${hour}`,
  today: (hour: string) => `today, ${hour}`,
  each: (quantity: number) => `${quantity} each time`,
  every: (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`),
  next: (day: string) => `Next on ${day}`,
  paused: 'Paused',
  gone: 'Your store no longer carries it.',
  rose: (percent: number) => `${percent}% more than last time. It is skipped unless you accept.`,
  left: (count: number) => `Only ${count} left`,
  short: {
    /** @param count packages at the store; 0 for none */
    left: (count: number) => (count === 0 ? 'Out of stock right now.' : `Only ${count} left right now.`),
    match: 'Unless more comes in, we send the closest match.',
    leaveOut: 'Unless more comes in, it is left out.',
  },
  missing: {
    OUT_OF_STOCK: 'Out of stock',
    NOT_CARRIED: 'No longer at your store',
    PRICE_ROSE: 'Its price rose over 10%',
  },
  leftOut: (names: string) => `Left out: ${names}.`,
  noOrder: {
    SLOT_FULL: 'No order: every time that day was taken.',
    DAY_PASSED: "No order: we missed that day. We're sorry.",
    PAYMENT_DECLINED: 'No order: your payment was declined.',
    CANCELED: 'This order was canceled.',
    PHONE_NEEDED: 'No order: add a phone number for your orders.',
    ADDRESS_NEEDED: 'No order: choose a delivery address.',
    OUTSIDE_DELIVERY_AREA: "No order: your store doesn't deliver to your address.",
    NOTHING_LEFT: 'No order: nothing could be packed.',
    other: "No order: it couldn't be placed.",
  },
  refusals: {
    SUBSCRIPTION_CHANGED: 'This was changed somewhere else. Check it, and try again.',
    SUBSCRIPTION_NOT_FOUND: "This isn't on your schedule anymore.",
    PRODUCT_NOT_FOUND: "Your store doesn't carry this product.",
    NOT_SUBSCRIBABLE: "This product can't be scheduled.",
    RUN_CLOSED: 'The order for that day is already in. Change the order instead.',
    RUN_NOT_FOUND: 'Nothing is scheduled on that day.',
    NOT_SCHEDULED: 'Nothing is scheduled on that day.',
    DATE_OUT_OF_RANGE: 'Choose a day 2 to 90 days from now.',
    TOO_MANY: "That's more than you can have at a time.",
    PRICE_CHANGED: 'The price has changed again. Check it, and try again.',
    NO_PLAN: 'Schedule something first.',
    ADDRESS_NEEDED: 'Choose a delivery address first.',
    ADDRESS_NOT_FOUND: "This address isn't in your account.",
    STORE_NOT_FOUND: 'Choose a store first.',
    CHANNEL_NOT_OFFERED: "Your store doesn't offer that.",
    OUTSIDE_DELIVERY_AREA: "Your store doesn't deliver there.",
  },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
