import type { Static } from 'typebox';
import { earningsOfOrders, type ProgramEarning } from '../../games/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { iso } from '../../platform/clock.ts';
import type { PlacedOrder, PlacedOrderLine } from '../contract/order.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { ebtMethod, sharesOf } from '../rules/ebt.ts';
import { canPayAtHandOver, refusedShortage } from '../rules/checkout/offered-payments.ts';
import type { OrderState } from '../rules/order-states.ts';
import { stateAfter, stateAt } from '../rules/states.ts';
import { otherHandOver } from '../rules/leaving.ts';
import { canChoose, canDecide, isGivenBack, keptQuantity } from '../rules/swaps.ts';
import { trackOf } from '../rules/track.ts';
import { wholeOrders, type WholeOrder } from '../store/order-reads.ts';
import type { JourneyRow, OrderLineRow, OrderRow, PaymentRow } from '../store/order-tables.ts';

export type PlacedOrderView = Omit<Static<typeof PlacedOrder>, 'lines'> & { lines: PlacedOrderLine[] };

/** What an order looks like now. @param editing numbers of the orders that are being changed */
export interface Seen {
  now: Temporal.Instant;
  editing: ReadonlySet<string>;
  /** By number: what they earn. */
  earns: ReadonlyMap<string, readonly ProgramEarning[]>;
}

/** What orders earn, by number (N-10). */
export const earned = (db: Database, orders: readonly OrderRow[]): Promise<Seen['earns']> =>
  earningsOfOrders(
    db,
    orders.map((order) => ({
      orderNumber: order.order_number,
      householdId: order.household_id,
      placedAt: order.placed_at,
      state: order.store_state,
      lines: earningLines(order.inputs, order.quote),
    })),
  );

/** Orders with all that belongs to them, as REST shows them. */
export async function ordersView(db: Database, orders: readonly OrderRow[], seen: Seen): Promise<PlacedOrderView[]> {
  return (await wholeOrders(db, orders)).map((whole) => orderView(whole, seen));
}

/** An order as REST shows it: its state by the clock, and everything that screens tell of it. */
export function orderView(whole: WholeOrder, { now, editing, earns }: Seen): PlacedOrderView {
  const { order, lines, events, payments, refunds, journey } = whole;
  const state = stateAt(order.state, order.cutoff_at, now);
  const bringsIt = bringsOrder(order);
  const reached = Object.fromEntries(events.toReversed().map(({ kind, at }) => [kind, at]));
  const { kind, address, leaveAt, instructions } = order.hand_over;
  const ordered = order.ordered?.quote ?? order.quote;
  const { ebtCents } = sharesOf(order.inputs, order.quote, order.total_cents);
  const track = trackOf({
    state,
    bringsIt,
    start: order.slot_start,
    end: order.slot_end,
    cutoff: order.cutoff_at,
    reached: { ...reached, PLACED: order.placed_at },
  });
  return {
    orderNumber: order.order_number,
    state,
    version: order.version,
    changeNumber: Math.max(0, Number(journey?.change_number ?? 0), ...events.map(({ event_id: id }) => Number(id))),
    cartCategory: order.cart_category,
    sellerId: order.seller_id,
    storeId: order.store_id,
    storeName: order.store_name,
    timeZone: order.time_zone,
    banner: order.banner,
    channel: order.channel,
    placedAt: iso(order.placed_at),
    slot: slotView(order),
    cutoffAt: known(order.cutoff_at),
    handOver: { kind, address, leaveAt, instructions, other: otherHandOverOf(whole, state) },
    phone: order.phone,
    poNumber: order.po_number,
    journey: journey && state === 'OUT_FOR_DELIVERY' ? journeyView(journey) : null,
    arrival: order.arrived_at === null ? null : { at: iso(order.arrived_at), note: order.arrived_note },
    onTheWayAt: order.on_way_at && iso(order.on_way_at),
    canArrive: order.channel === 'PICKUP' && stateAfter(state, 'ARRIVE', bringsIt) !== null,
    lines: lines.map((line) => ({
      ...lineView(line, ordered.lines.find(({ lineId }) => lineId === line.entry_id)?.netCents),
      ...tagOf(line, order),
      swap: swapView(line, state, order.channel),
    })),
    itemCount: lines.length,
    totalItemQuantity: lines.reduce((sum, line) => sum + (keptQuantity(line) ?? line.ordered_quantity), 0),
    quote: { ...order.quote, quoteId: order.quote_id },
    feeCents: order.fee_cents,
    tipCents: order.tip_cents,
    courtesyCents: order.courtesy.reduce((sum, { cents }) => sum + cents, 0),
    courtesy: order.courtesy.map(({ offerId, cents, lineIds }) => ({ offerId, cents, lineIds: [...lineIds] })),
    totalCents: order.total_cents,
    placedTotalCents: order.placed_total_cents,
    payment: { ...paymentView(payments), shortage: shortageOf(order, state, payments), ebtCents },
    // Games hear of a cancellation a moment later.
    earns: (state === 'CANCELLED' ? [] : (earns.get(order.order_number) ?? [])).map((earning) => ({ ...earning })),
    refunds: refunds.map((refund) => ({
      refundId: refund.refund_id,
      cents: refund.cents,
      reason: refund.reason,
      at: iso(refund.created_at),
    })),
    canEdit: stateAfter(state, 'AMEND', bringsIt) !== null,
    canCancel: stateAfter(state, 'CANCEL', bringsIt) !== null,
    isEditing: editing.has(order.order_number),
    track: track.map(({ at, from, by, ...point }) => ({ ...point, at: known(at), from: known(from), by: known(by) })),
    events: events.map((event) => ({ kind: event.kind, version: event.version, at: iso(event.at) })),
    handedOverAt: known(order.handed_over_at),
    finalizedAt: known(order.finalized_at),
    canceledAt: known(order.canceled_at),
  };
}

/** How an order can be handed over instead. */
export const otherHandOverOf = ({ order, lines, payments }: WholeOrder, state: OrderState) =>
  otherHandOver({
    state,
    channel: order.channel,
    kind: order.hand_over.kind,
    lines: lines.filter((line) => keptQuantity(line) !== 0),
    methods: payments.filter((payment) => payment.state === 'AUTHORIZED').map(({ method }) => method),
    isShort: shortageOf(order, state, payments) !== null,
  });

/** Is an order taken to the shopper? */
export const bringsOrder = ({ channel }: Pick<OrderRow, 'channel'>): boolean =>
  channel === 'DELIVERY' || channel === 'SHIPPING';

const journeyView = ({
  seen_at: seenAt,
  journey: { driverName, driverPhone = null, arrivesAt, van, gone, ahead },
}: JourneyRow) => ({
  driverName,
  driverPhone,
  seenAt: iso(seenAt),
  arrivesAt: iso(Temporal.Instant.from(arrivesAt)),
  van,
  gone: [...gone],
  ahead: [...ahead],
});

const known = (at: Temporal.Instant | null): string | null => (at === null ? null : iso(at));

function slotView(order: OrderRow): PlacedOrderView['slot'] {
  const { slot_id: slotId, slot_start: start, slot_end: end, slot_kind: kind, fee_cents: feeCents } = order;
  if (slotId === null || start === null || end === null || kind === null) return null;
  return { slotId, start: iso(start), end: iso(end), kind, feeCents };
}

function lineView(line: OrderLineRow, orderedNetCents = line.net_cents): Omit<PlacedOrderLine, 'swap'> {
  const quantity = keptQuantity(line);
  const itemId = isGivenBack(line) ? null : line.substituted_item_id;
  return {
    entryId: line.entry_id,
    itemId: line.item_id,
    name: line.name,
    size: line.size,
    departmentId: line.department_id,
    ordered: { quantity: line.ordered_quantity, weight: line.ordered_weight },
    picked: quantity === null ? null : { quantity, weight: line.picked_weight },
    status: statusOf(line),
    substitution: { kind: line.substitution, itemId: line.substitute_item_id },
    substitutedBy:
      itemId === null
        ? null
        : { itemId, name: line.substituted_name ?? line.name, listCents: line.substituted_cents ?? line.list_cents },
    comments: line.comments,
    options: line.options,
    listCents: line.list_cents,
    netCents: line.net_cents,
    orderedNetCents,
    refundedQuantity: line.refunded_quantity,
    applied: line.allocation,
  };
}

/** What its tag says, as far as the order is still priced with it. */
function tagOf(line: OrderLineRow, { inputs }: Pick<OrderRow, 'inputs'>): { tagCents?: number } {
  const priced = inputs.cart.find(({ lineId }) => lineId === line.entry_id);
  return priced ? { tagCents: priced.listCents } : {};
}

function statusOf(line: OrderLineRow): PlacedOrderLine['status'] {
  if (line.substituted_item_id !== null && !isGivenBack(line)) return 'SUBSTITUTED';
  const quantity = keptQuantity(line);
  if (quantity === null) return 'ORDERED';
  return quantity < line.ordered_quantity ? 'SHORT' : 'PICKED';
}

function swapView(line: OrderLineRow, state: OrderState, channel: OrderRow['channel']): PlacedOrderLine['swap'] {
  const { substituted_item_id: itemId, swap_decision: decision } = line;
  if (itemId === null) return null;
  return {
    itemId,
    name: line.substituted_name ?? line.name,
    orderedName: line.out_name ?? line.name,
    listCents: line.substituted_cents ?? line.list_cents,
    decision,
    canDecide: canDecide(state, channel),
    needsYes: line.substitution === 'ASK',
    canChoose: canChoose(state, channel),
  };
}

/** The payments of an order as one: what is held, charged, and paid back. */
function paymentView(payments: readonly PaymentRow[]): Omit<PlacedOrderView['payment'], 'ebtCents' | 'shortage'> {
  const live = payments.filter(({ state }) => state !== 'DECLINED' && state !== 'VOIDED');
  const other = live.filter(({ method }) => method !== ebtMethod);
  const latest = other.at(-1) ?? live.at(-1) ?? payments.at(-1);
  const sum = (of: (payment: PaymentRow) => number) => live.reduce((all, payment) => all + of(payment), 0);
  return {
    paymentId: latest?.method ?? 'HAND_OVER',
    ...cardOf(latest),
    state: latest?.state ?? 'AUTHORIZED',
    heldCents: other.reduce((all, payment) => all + payment.authorized_cents, 0),
    chargedCents: sum((payment) => payment.captured_cents),
    refundedCents: sum((payment) => payment.refunded_cents),
  };
}

/** The card from a wallet that a payment is made with. */
function cardOf(payment: PaymentRow | undefined): Pick<PlacedOrderView['payment'], 'card'> {
  const { card_network: network = null, card_last_four: lastFour = null } = payment ?? {};
  return network === null || lastFour === null ? {} : { card: { network, lastFour } };
}

/** What the order costs beyond what its provider holds, and refuses to hold; null if it is covered. */
export function shortageOf(
  order: OrderRow,
  state: OrderState,
  payments: readonly PaymentRow[],
): PlacedOrderView['payment']['shortage'] {
  const live = payments.find((payment) => payment.state === 'AUTHORIZED' && payment.method !== ebtMethod);
  if (!live) return null;
  const { authorized_cents: heldCents, refused_cents: refusedCents } = live;
  const { restCents } = sharesOf(order.inputs, order.quote, order.total_cents);
  const cents = refusedShortage(state, { heldCents, refusedCents, restCents });
  return cents === 0 ? null : { cents, canPayAtHandOver: canPayAtHandOver(order.hand_over.kind) };
}
