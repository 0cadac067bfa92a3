import type { Goods } from '../../catalog/index.ts';
import { settingsOf, type Store } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import type { Steps } from '../../../../pricing/steps.ts';
import { goodsClass, type GoodsClass } from '../rules/goods-class.ts';
import type { Line } from '../rules/line.ts';
import { reasonOf, stockOf } from '../rules/places.ts';
import { addedWithEbt, orderedContext } from '../rules/ordered-ebt.ts';
import { asPlaced, priceContext, pricedLine, type PriceInputs } from '../rules/price-inputs.ts';
import type { LineReason } from '../rules/refusals.ts';
import { type FreeShipping, type ShippingTerms, shippingOf } from '../rules/shipping.ts';
import { piecesFor, shortLines } from '../rules/stock.ts';
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
  /** How many of its packages are left; null if there are enough. */
  left: number | null;
}

/** A cart with its price. */
export interface PricedCart extends Quoted {
  head: CartHead;
  store: Store;
  /** Everything the price depends on. */
  inputs: PriceInputs;
  /** The lines that aren't removed, first added first. */
  lines: readonly PricedLine[];
  /** Cents of grocery rewards that it can spend; null if it is no cart that can. */
  rewardCents: number | null;
  /** How far it is from free shipping; null unless its seller ships some carts free. */
  freeShipping: FreeShipping | null;
}

/**
 * Prices the lines that can be had; the others stay, and don't count. What an order has that is being changed is the order's
 * already, whatever the store sells by now, and keeps the price it was placed at; what is added costs what it costs now.
 */
export function* pricedCart(
  head: CartHead,
  lines: readonly Line[],
  { goods, store, now, offers, feeCents, seller, rewardCents = null }: PricedBy,
): Steps<PricedCart> {
  const inStock = (bpn: string) => stockOf(goods.get(bpn), head.channel);
  const short = shortLines(lines, inStock);
  const live = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line): PricedLine => {
      const found = goods.get(line.bpn);
      const left = short.get(line.entryId) ?? null;
      // Of several lines of an item, the last ones may find nothing left.
      const said = isOrders(line)
        ? null
        : reasonOf(found, head.channel, left ?? piecesFor(lines, line.bpn, inStock(line.bpn)));
      // Of what can't be had any more, the order still has what it has.
      const kept = said === null ? null : line.placed?.quantity || null;
      const reason = kept === null ? said : null;
      return {
        line,
        goods: found,
        class: found ? goodsClass(found) : null,
        reason,
        left: kept ?? (reason === null ? left : null),
      };
    });
  const today = priceContext(store, settingsOf(store.banner), head.channel, now);
  const { ordered } = head;
  const context = ordered ? { ...(yield* orderedContext(ordered)), validUntil: today.validUntil } : today;
  // What is added to a subscription's order comes once.
  const at = {
    state: store.state,
    isSubscribed: head.category === '1P_SNS' && head.orderNumber === null,
    isBusiness: head.category === '1P_B2B',
  };
  const placed = new Map(ordered?.cart.map((line) => [line.lineId, line]));
  const counted = live.flatMap(({ line, goods: found, reason }) => {
    const priced = found && reason === null ? pricedLine(line, found, at) : undefined;
    const was = placed.get(line.entryId);
    if (was && reason === null && !priced) return [{ ...was, qty: line.quantity, weight: was.weight && line.weight }];
    if (!found || !priced) return [];
    return was || !ordered ? [asPlaced(priced, was)] : [addedWithEbt(priced, found.product.snapEligible, ordered)];
  });
  const inputs = { lines: counted, offers, context, feeCents: feeCents ?? 0 };
  const spendable = head.usesRewards ? (rewardCents ?? 0) : 0;
  const spending = spendable > 0 ? yield* spendingRewards(inputs, spendable) : { inputs, ...(yield* quoteOf(inputs)) };
  const cart = { head, store, lines: live, rewardCents, freeShipping: null, ...spending };
  if (!seller) return cart;
  const { shippingCents, freeShipping } = shippingOf(seller, spending.quote.totals);
  return { ...cart, freeShipping, inputs: { ...spending.inputs, feeCents: feeCents ?? shippingCents } };
}

/** Does its order have that much of it? */
const isOrders = ({ placed, quantity }: Line): boolean => placed !== null && quantity <= placed.quantity;

/** A price with grocery rewards; its inputs say how much of them it takes, never what else the household has. */
function* spendingRewards(inputs: PriceInputs, rewardCents: number): Steps<Quoted & { inputs: PriceInputs }> {
  const withAll = { ...inputs, context: { ...inputs.context, rewardCents } };
  const { quote } = yield* quoteOf(withAll);
  const taken = quote.totals.rewardCents;
  const withTaken = { ...inputs, context: { ...inputs.context, rewardCents: taken } };
  return { inputs: withTaken, ...(yield* quoteOf(withTaken)) };
}

export interface PricedBy {
  goods: ReadonlyMap<string, Goods>;
  store: Store;
  now: Temporal.Instant;
  offers: readonly Offer[];
  /** Pickup, delivery, or shipping; what its seller asks if omitted. */
  feeCents?: number | undefined;
  /** Who ships it, in the marketplace. */
  seller?: ShippingTerms | undefined;
  /** Grocery rewards that it can spend, whether it does or not. */
  rewardCents?: number | null | undefined;
}
