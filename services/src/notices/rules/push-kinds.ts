/** What a shopper can be told of while no page is open, each switched by itself. */
export const pushKinds = ['ORDERS', 'WINS', 'SCHEDULE'] as const;
export type PushKind = (typeof pushKinds)[number];

const kinds = {
  ORDER_READY: 'ORDERS',
  ORDER_ON_ITS_WAY: 'ORDERS',
  ORDER_DELIVERED: 'ORDERS',
  ORDER_CHANGED: 'ORDERS',
  ORDER_CANCELED: 'ORDERS',
  HOLD_REFUSED: 'ORDERS',
  REFUNDED: 'ORDERS',
  DRAW_WON: 'WINS',
  CLAIM_DUE: 'WINS',
  PRIZE_BACK: 'WINS',
  RUN_AHEAD: 'SCHEDULE',
  RUN_ORDERED: 'SCHEDULE',
  RUN_NOT_ORDERED: 'SCHEDULE',
  RUN_PRICED: 'SCHEDULE',
  PRICES_ROSE: 'SCHEDULE',
  MEMBERSHIP_ENDED: 'SCHEDULE',
} as const satisfies Record<string, PushKind>;

/** What can be told on a lock screen: the codes of notices, and steps of an order that its page shows and no inbox keeps. */
export type PushCode = keyof typeof kinds;
export type StepCode = 'ORDER_READY' | 'ORDER_ON_ITS_WAY' | 'ORDER_DELIVERED';

/** Can it be told there? What concerns the safety of an account is read in the inbox alone, by whoever is signed in. */
export const isForLockScreen = (code: string): code is PushCode => Object.hasOwn(kinds, code);

/** Which switch it hangs on. */
export const kindOf = (code: PushCode): PushKind => kinds[code];

/** How long it is worth telling, in seconds: a push service keeps it no longer for a phone that is off. */
export const lifetimeOf = (code: PushCode): number =>
  code === 'ORDER_READY' || code === 'ORDER_ON_ITS_WAY' || code === 'ORDER_DELIVERED' ? 4 * 3600 : 24 * 3600;
