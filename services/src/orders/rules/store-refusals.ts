import { notFound, ServiceError } from '../../platform/http/service-error.ts';
import type { StatedAllergen } from '../../catalog/index.ts';
import type { OrderState } from './order-states.ts';

/** Where an order is, and what the store does next. */
const whereItIs: Readonly<Record<OrderState, string>> = {
  PLACED: 'is placed, and its shopper can still change it: pick it after its cut-off',
  LOCKED: 'is locked: start picking it',
  PICKING: 'is being picked: mark it ready when it is packed',
  READY: 'is ready: hand it over',
  OUT_FOR_DELIVERY: 'is out for delivery: hand it over',
  HANDED_OVER: 'is handed over: finalize it',
  FINALIZED: 'is final: all that is left is a refund',
  PARTIALLY_REFUNDED: 'is final: all that is left is a refund',
  CANCELLED: 'is canceled: put its items back on the shelf',
};

/** What the store does has to fit where the order is (N-61). */
export const wrongState = (state: OrderState) =>
  new ServiceError(409, 'ORDER_STATE', `The order ${whereItIs[state]}.`, undefined, {}, { state });
export const noSuchOrder = (orderNumber: string) =>
  notFound('ORDER_NOT_FOUND', `There is no order ${orderNumber}: check its number.`);
export const noLine = () => notFound('LINE_NOT_FOUND', 'The order has no such line: look at its lines again.');
export const notWeighed = () =>
  new ServiceError(400, 'NOT_WEIGHED', "This item isn't sold by weight: count its packages instead.", 'weight');
/** Ten times the estimate is a slip of the finger, and somebody would pay for it (N-50). */
export const unlikelyWeight = (weight: number, { least, most }: { least: number; most: number }) =>
  new ServiceError(
    400,
    'WEIGHT_UNLIKELY',
    `${lb(weight)} can't be right: a package of this item weighs between ${lb(least)} and ${lb(most)}. Weigh it again, or swap it.`,
    'weight',
    {},
    { least, most },
  );
export const tooMany = (maximum: number) =>
  new ServiceError(400, 'TOO_MANY', `It can be ${maximum} at most.`, 'quantity', {}, { maximum });
export const lineOut = () =>
  new ServiceError(
    409,
    'OUT_OF_STOCK',
    "There isn't enough of it in the store: swap in another item, or mark it short.",
  );
/** The shopper chose so at checkout (N-60). */
export const wantsRefund = () =>
  new ServiceError(409, 'NO_SUBSTITUTE', 'The shopper wants a refund for this item, not a swap: mark it short.');
export const nothingFits = () =>
  new ServiceError(409, 'NO_SUBSTITUTE', 'Nothing in stock can take its place: name another item, or mark it short.');
const allergenNames: Readonly<Record<StatedAllergen, string>> = {
  MILK: 'milk',
  EGG: 'egg',
  FISH: 'fish',
  SHELLFISH: 'shellfish',
  TREE_NUTS: 'tree nuts',
  PEANUTS: 'peanuts',
  WHEAT: 'wheat',
  SOY: 'soy',
  SESAME: 'sesame',
  UNKNOWN: 'allergens nobody has listed',
};
/** Only the shopper decides that (N-60). */
export const addsAllergen = (added: readonly StatedAllergen[]) =>
  new ServiceError(
    409,
    'ADDS_ALLERGEN',
    `That item may contain ${added.map((each) => allergenNames[each]).join(', ')}, and the ordered one doesn't: name another item, or mark it short.`,
  );
/** More is charged than is held: it is asked for, and the goods wait until it is there (N-50, N-64). */
export const holdTooSmall = (heldCents: number, totalCents: number) =>
  new ServiceError(
    409,
    'HOLD_TOO_SMALL',
    `The card holds ${dollars(heldCents)}, and the order comes to ${dollars(totalCents)}: try again in a moment, or pack less.`,
    undefined,
    {},
    { heldCents, totalCents },
  );

const lb = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} lb`;
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
