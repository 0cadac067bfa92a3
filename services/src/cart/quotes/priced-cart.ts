import type { Goods } from '../../catalog/index.ts';
import type { Store } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import { goodsClass, type GoodsClass } from '../rules/goods-class.ts';
import type { Line } from '../rules/line.ts';
import { reasonOf } from '../rules/places.ts';
import { asPlaced, priceContext, pricedLine, type PriceInputs } from '../rules/price-inputs.ts';
import type { LineReason } from '../rules/refusals.ts';
import type { CartHead } from '../store/carts.ts';
import { type Quoted, quoteOf } from './quotes.ts';

/** A line with what the catalog says about it where the cart shops. */
export interface PricedLine {
  line: Line;
  /** undefined for a product that is no longer in the catalog. */
  goods: Goods | undefined;
  class: GoodsClass | null;
  /** Why it can't be had; null if it can, and then it counts. */
  reason: LineReason | null;
}

/** A cart with its price. */
export interface PricedCart extends Quoted {
  head: CartHead;
  store: Store;
  /** Everything the price depends on. */
  inputs: PriceInputs;
  /** The lines that aren't removed, first added first. */
  lines: readonly PricedLine[];
}

/**
 * Prices the lines that can be had; the others stay, and don't count. What an order has that is being changed keeps the prices
 * and offers it was placed with; what is added costs what it costs now.
 */
export function pricedCart(
  head: CartHead,
  lines: readonly Line[],
  { goods, store, now, offers, feeCents = 0 }: PricedBy,
): PricedCart {
  const live = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line): PricedLine => {
      const found = goods.get(line.bpn);
      return { line, goods: found, class: found ? goodsClass(found) : null, reason: reasonOf(found, head.channel) };
    });
  const today = priceContext(store, head.channel, now);
  const { ordered } = head;
  const context = ordered ? { ...ordered.context, validUntil: today.validUntil } : today;
  const at = { state: store.state };
  const placed = new Map(ordered?.cart.map((line) => [line.lineId, line]));
  const counted = live.flatMap(({ line, goods: found, reason }) => {
    const priced = found && reason === null ? pricedLine(line, found, at) : undefined;
    return priced ? [asPlaced(priced, placed.get(line.entryId))] : [];
  });
  const inputs = { lines: counted, offers: ordered?.offers ?? offers, context, feeCents };
  return { head, store, inputs, lines: live, ...quoteOf(inputs) };
}

export interface PricedBy {
  goods: ReadonlyMap<string, Goods>;
  store: Store;
  now: Temporal.Instant;
  offers: readonly Offer[];
  /** Pickup, delivery, or shipping. */
  feeCents?: number | undefined;
}
