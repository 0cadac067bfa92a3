import type { CheckoutChoices, OrderReceipt, OrderSlot, PlacedOrder, PlacedOrderLine } from '../generated/rest.ts';
import { aCart } from './cart-rows.ts';

/** Two packs of strawberries, ordered with a coupon of a dollar. */
export const anOrderLine = (given: Partial<PlacedOrderLine> = {}): PlacedOrderLine => ({
  entryId: 'line-1',
  itemId: '970000001',
  name: 'Organic Strawberries',
  size: '16 oz',
  departmentId: 'fruits-vegetables',
  ordered: { quantity: 2, weight: null },
  picked: null,
  status: 'ORDERED',
  substitution: { kind: 'BEST_MATCH', itemId: null },
  substitutedBy: null,
  swap: null,
  comments: null,
  options: [],
  listCents: 1198,
  netCents: 698,
  orderedNetCents: 698,
  refundedQuantity: 0,
  applied: [
    { offerId: 'promo:1', amountCents: 400, why: 'PRICE_CUT' },
    { offerId: 'c1', amountCents: 100, why: 'ITEM' },
  ],
  ...given,
});

/** An order for pickup on Thursday, Aug 6, 4 to 5 PM, to be changed until Wednesday, 11 PM. */
export function anOrder(given: Partial<PlacedOrder> = {}): PlacedOrder {
  const { quote } = aCart();
  const totals = {
    ...quote.totals,
    listCents: 1198,
    promoCents: 400,
    storeOfferCents: 100,
    goodsCents: 698,
    totalCents: 698,
  };
  return {
    orderNumber: '4471955',
    earns: [{ programCode: 'HARVEST', programName: 'Harvest Spin', points: 6, eligibleCents: 698, isPosted: false }],
    state: 'PLACED',
    version: 1,
    cartCategory: '1P',
    sellerId: null,
    storeId: '2910',
    storeName: '2300 16th St',
    timeZone: 'America/Los_Angeles',
    banner: 'safeway',
    channel: 'PICKUP',
    placedAt: '2026-08-05T17:42:00.000Z',
    slot: {
      slotId: 'slot-1',
      start: '2026-08-06T23:00:00.000Z',
      end: '2026-08-07T00:00:00.000Z',
      kind: '1H',
      feeCents: 0,
    },
    cutoffAt: '2026-08-06T06:00:00.000Z',
    handOver: { kind: 'PICKUP', address: null, leaveAt: null, instructions: null },
    phone: null,
    lines: [anOrderLine()],
    itemCount: 1,
    totalItemQuantity: 2,
    quote: { ...quote, totals },
    feeCents: 0,
    tipCents: 0,
    courtesyCents: 0,
    courtesy: [],
    totalCents: 698,
    placedTotalCents: 698,
    payment: { paymentId: 'HAND_OVER', state: 'AUTHORIZED', heldCents: 0, chargedCents: 0, refundedCents: 0 },
    refunds: [],
    canEdit: true,
    canCancel: true,
    isEditing: false,
    track: [
      { kind: 'PLACED', state: 'CURRENT', at: '2026-08-05T17:42:00.000Z', from: null, by: null },
      { kind: 'LOCKED', state: 'AHEAD', at: null, from: null, by: '2026-08-06T06:00:00.000Z' },
      { kind: 'PICKING', state: 'AHEAD', at: null, from: '2026-08-06T21:00:00.000Z', by: null },
      { kind: 'READY', state: 'AHEAD', at: null, from: null, by: '2026-08-06T23:00:00.000Z' },
      { kind: 'HANDED_OVER', state: 'AHEAD', at: null, from: null, by: null },
    ],
    events: [{ kind: 'PLACED', version: 1, at: '2026-08-05T17:42:00.000Z' }],
    handedOverAt: null,
    finalizedAt: null,
    canceledAt: null,
    ...given,
  };
}

/** A checkout of the cart `cart-1`, with a time held for 15 minutes. */
export const aCheckout = (given: Partial<CheckoutChoices> = {}): CheckoutChoices => ({
  cartId: 'cart-1',
  cartCategory: '1P',
  sellerId: null,
  storeId: '2910',
  channels: ['PICKUP', 'DELIVERY'],
  channel: 'PICKUP',
  slot: {
    slotId: 'slot-1',
    start: '2026-08-06T23:00:00.000Z',
    end: '2026-08-07T00:00:00.000Z',
    cutoff: '2026-08-06T06:00:00.000Z',
    feeCents: 0,
    kind: '1H',
    heldUntil: '2026-08-05T12:15:00.000Z',
  },
  handOver: {
    kind: 'PICKUP',
    addressId: null,
    address: null,
    leaveAt: null,
    instructions: null,
    phone: null,
    canBeUnattended: true,
  },
  payments: [{ paymentId: 'HAND_OVER', isOffered: true, problem: null }],
  paymentId: 'HAND_OVER',
  tipCents: 0,
  quote: aCart().quote,
  feeCents: 0,
  totalCents: 798,
  ebt: null,
  holdCents: 0,
  minimumCents: 3000,
  missingCents: 0,
  needsAge: false,
  isWeighed: false,
  prop65: [],
  problems: [],
  ...given,
});

/** A time that can be had. */
export const aSlot = (given: Partial<OrderSlot> = {}): OrderSlot => ({
  unfitEntryIds: [],
  slotId: 'slot-1',
  start: '2026-08-06T23:00:00.000Z',
  end: '2026-08-07T00:00:00.000Z',
  cutoff: '2026-08-06T06:00:00.000Z',
  feeCents: 0,
  kind: '1H',
  capacityLeft: 10,
  ...given,
});

/** The receipt of `anOrder`. */
export const aReceipt = (given: Partial<OrderReceipt> = {}): OrderReceipt => ({
  orderNumber: '4471955',
  digest: 'a'.repeat(64),
  inputs: { context: { tax: { rates: { HOT_FOOD: 86_250 } } } },
  quote: anOrder().quote,
  feeCents: 0,
  tipCents: 0,
  totalCents: 698,
  heldCents: 3612,
  chargedCents: 3383,
  paidAt: '2026-08-06T23:12:00.000Z',
  ...given,
});
