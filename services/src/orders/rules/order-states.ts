/** Where an order is on its way (N-61). */
export const orderStates = [
  'PLACED',
  'LOCKED',
  'PICKING',
  'READY',
  'OUT_FOR_DELIVERY',
  'HANDED_OVER',
  'FINALIZED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What has become of the money: asked for, held, refused, charged, or let go (N-64). */
export const paymentStates = ['AUTHORIZING', 'AUTHORIZED', 'DECLINED', 'CAPTURED', 'VOIDING', 'VOIDED'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What to do if an item is out (N-60). */
export const substitutionKinds = ['BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'] as const;
export type SubstitutionKind = (typeof substitutionKinds)[number];
