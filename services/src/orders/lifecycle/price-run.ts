import { closeEditCart, type PricedCart, pricedLine, quoteCart } from '../../cart/index.ts';
import { returnStock } from '../../catalog/index.ts';
import { localMoment } from '../../offers/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CartLine } from '../../../../pricing/cart.ts';
import { raiseHold } from '../payments/order-payments.ts';
import { totalOf } from '../rules/amounts.ts';
import { earningLines } from '../rules/earning-lines.ts';
import { sharesOf } from '../rules/ebt.ts';
import { linesOfOrder } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { lockOrder, updateOrder } from '../store/order-writes.ts';
import { keepAmended } from './amended-rows.ts';
import { withOffers } from './amended-offers.ts';
import { announce } from './announce.ts';
import { cartOf } from './editing.ts';
import { cancel } from './store-side.ts';
import { type Deps, move, take } from './take.ts';

/** Which order of a run is priced, and what is left out of it. */
interface RunPricing {
  orderNumber: string;
  at: Temporal.Instant;
  /** Subscribed items that nobody has accepted the price of. */
  leaveOut: ReadonlySet<string>;
}

/** What an order of a run costs now, and what it was placed at; null if nothing was left of it, and it was canceled. */
export type RunPriced = { totalCents: number; beforeCents: number } | null;

/**
 * Prices the order of a run at its cut-off, once (N-65): what comes by subscription costs what it costs now, at the saving,
 * with the offers that are valid today (N-40); what comes once keeps the price it was ordered at. Later calls change nothing.
 * @returns undefined if there is nothing to price: its cut-off is ahead, it was priced before, or it was canceled
 */
export async function priceRun(
  trx: Transaction,
  deps: Deps,
  { orderNumber, at, leaveOut }: RunPricing,
): Promise<RunPriced | undefined> {
  const known = await lockOrder(trx, orderNumber);
  if (!known?.awaits_price || !isDue(known, at)) return undefined;
  const happening = { orderNumber, event: 'PRICE' as const, at, actor: 'CLOCK' };
  const taken = await take(trx, happening);
  const { order } = taken;
  await updateOrder(trx, orderNumber, { awaits_price: false });
  await closeEditCart(trx, orderNumber, at);
  const lines = await linesOfOrder(trx, orderNumber);
  const subscribed = new Set(order.inputs.cart.flatMap((line) => (line.isSubscription ? [line.lineId] : [])));
  const goes = lines.filter((line) => subscribed.has(line.entry_id) && leaveOut.has(line.item_id));
  const stays = lines.filter((line) => !goes.includes(line));
  if (stays.length === 0) {
    await cancel(trx, deps, { orderNumber, event: 'CANCEL', at, actor: 'CLOCK' });
    return null;
  }
  const priced = await quoteCart(trx, cartOf(order, stays, at), { now: at });
  const placedAt = localMoment(at, order.time_zone);
  const { inputs, quote } = await withOffers(trx, deps.random, order, linesNow(order, stays, priced), { at, placedAt });
  const totalCents = totalOf(quote, { feeCents: order.fee_cents, tipCents: order.tip_cents });
  await giveBack(trx, order, goes);
  const version = await keepAmended(trx, order, { inputs, quote, totalCents, before: lines, priced });
  await raiseHold(deps, trx, { orderNumber, cents: sharesOf(inputs, quote, totalCents).restCents });
  await move(trx, { ...taken, order: { ...order, version } }, happening, { totalCents });
  await announce(deps, trx, 'order.amended', {
    orderNumber,
    version,
    lines: earningLines(inputs, quote),
    handOverAt: order.slot_end?.toString() ?? null,
  });
  return { totalCents, beforeCents: order.total_cents };
}

const isDue = ({ state, cutoff_at: cutoff }: OrderRow, at: Temporal.Instant): boolean =>
  (state === 'PLACED' || state === 'LOCKED') && cutoff !== null && Temporal.Instant.compare(cutoff, at) <= 0;

/** The lines as they cost now; one that isn't sold anymore keeps its price: its packages are the order's already. */
function linesNow({ inputs }: OrderRow, stays: readonly OrderLineRow[], { lines, store }: PricedCart): CartLine[] {
  const wishes = new Map(lines.map((each) => [each.line.entryId, each]));
  return stays.flatMap(({ entry_id: entryId }) => {
    const placed = inputs.cart.find(({ lineId }) => lineId === entryId);
    const { line, goods } = wishes.get(entryId) ?? {};
    if (!placed) return [];
    const now = line && goods && placed.isSubscription && pricedLine(line, goods, { state: store.state });
    return [now ? { ...now, isSubscription: true, isPaidWithEbt: placed.isPaidWithEbt } : placed];
  });
}

const giveBack = (trx: Transaction, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> =>
  returnStock(
    trx,
    { storeId: order.store_id, channel: order.channel },
    new Map(lines.map(({ item_id: itemId, reserved }) => [itemId, reserved])),
  );
