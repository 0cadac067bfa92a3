import type { PointsEstimate } from '../../games/index.ts';
import { iso } from '../../platform/clock.ts';
import type { CartLineView, CartMessageView, CartView, SavedLineView } from '../contract/carts.ts';
import type { CartEstimateView } from '../contract/estimates.ts';
import type { Estimate } from '../estimates/estimate.ts';
import type { PricedCart, PricedLine } from '../quotes/priced-cart.ts';
import { programOf } from '../rules/kinds.ts';
import type { Line } from '../rules/line.ts';
import { minimumOf } from '../rules/minimum.ts';
import { optionCents } from '../rules/options.ts';
import { regularCents } from '../rules/price-inputs.ts';
import type { Message } from '../rules/messages.ts';

/** A cart as REST returns it. */
export function cartView(
  cart: PricedCart,
  { messages, earns }: { messages: readonly Message[]; earns: readonly PointsEstimate[] },
): CartView {
  const { head, quote, quoteId, inputs, lines } = cart;
  const { totals } = quote;
  const available = lines.filter(({ reason }) => reason === null);
  return {
    cartId: head.cartId,
    cartCategory: head.category,
    program: programOf(head.category),
    sellerId: head.sellerId,
    version: head.version,
    storeId: head.storeId,
    channel: head.channel,
    zipCode: head.zipCode,
    updatedAt: iso(head.updatedAt),
    lines: lines.map((line) => lineView(line, cart)),
    quote: {
      ...quote,
      quoteId,
      nearMiss: quote.nearMiss.map((miss) => ({ ...miss, lineIds: linesUnder(miss.offerId, inputs) })),
    } as CartView['quote'],
    ...minimumOf(head.category, totals),
    shippingCents: head.sellerId === null ? null : inputs.feeCents,
    freeShipping: cart.freeShipping,
    rewards: cart.rewardCents === null ? null : { availableCents: cart.rewardCents, isUsed: head.usesRewards },
    earns: [...earns],
    cartSummary: {
      itemCount: available.length,
      totalItemQuantity: packages(lines.map(({ line }) => line.quantity)),
      availableItemQuantity: packages(available.map(({ line, left }) => left ?? line.quantity)),
      finalTransactionTotal: totals.goodsCents,
      totalEstimatedPrice: totals.totalCents + (available.length > 0 ? inputs.feeCents : 0),
      transactionTotal: totals.listCents,
    },
    messages: messages.map((message): CartMessageView => ({ ...message })),
  };
}

/** What items would cost, as REST returns it. */
export const estimateView = ({ carts, others }: Estimate): CartEstimateView => ({
  carts: carts.map((cart) => cartView(cart, { messages: [], earns: [] })),
  others: others.flatMap((cart) => cart.lines.map((line) => lineView(line, cart))),
});

/** Lines under a buy-get, a multi-buy (N-81), or a volume price; none for an offer. */
const linesUnder = (offerId: string, { lines }: PricedCart['inputs']): string[] =>
  lines.flatMap(({ lineId, upc, promo, volume }) => {
    const pooled = promo && promo.type !== 'P' ? `promo:${promo.group ?? upc}` : null;
    const counted = volume ? `promo:volume:${volume.group ?? upc}` : null;
    return offerId === pooled || offerId === counted ? [lineId] : [];
  });

/** Lines of an order that would be taken out of it, as placed. */
export const removedViews = (lines: readonly Line[], cart: PricedCart): CartLineView[] =>
  lines.flatMap((line) =>
    line.quantity === 0 && line.placed !== null && line.placed.quantity > 0
      ? [lineView({ line: { ...line, ...line.placed }, goods: undefined, class: null, reason: null, left: null }, cart)]
      : [],
  );

/** What is kept for later of these lines, as REST returns it. @param cart of what is kept, as if it were in it */
export const savedViews = (cart: PricedCart, lines: readonly Line[]): SavedLineView[] =>
  cart.lines.map((priced) => ({
    cartId: cart.head.cartId,
    cartCategory: cart.head.category,
    program: programOf(cart.head.category),
    sellerId: cart.head.sellerId,
    version: cart.head.version,
    storeId: cart.head.storeId,
    channel: cart.head.channel,
    zipCode: cart.head.zipCode,
    inCart: lines.find(({ entryId }) => entryId === priced.line.entryId)?.quantity ?? 0,
    line: lineView(priced, cart),
  }));

/** What coupons take off a line; rewards and the store's own prices are no offers. */
const savingsOf = (applied: PricedCart['quote']['applied']): NonNullable<CartLineView['savings']> =>
  applied
    .filter(({ why }) => why === 'ITEM' || why === 'CATEGORY' || why === 'ORDER' || why === 'MANUFACTURER')
    .map(({ offerId, amountCents, why }) => ({
      offerId,
      savingsCents: amountCents,
      // A share of a coupon for the whole order says nothing about the line.
      isDisplayed: why !== 'ORDER' && amountCents > 0,
    }));

const packages = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function lineView({ line, goods, reason, left }: PricedLine, { quote, inputs }: PricedCart): CartLineView {
  const today = inputs.context.placedAt.slice(0, 10);
  const quoted = quote.lines.find(({ lineId }) => lineId === line.entryId);
  const priced = inputs.lines.find(({ lineId }) => lineId === line.entryId);
  const more = optionCents(line.options, goods?.groups ?? []);
  const price = goods?.price ?? null;
  const unitCents = price ? regularCents(price) + more : line.told.cents;
  const packageCents = line.weight === null ? unitCents : Math.round((unitCents * line.weight) / 100);
  const isOnSale = price?.promo?.type === 'P' && price.priceCents + more < unitCents;
  const isPromoted = price?.promo != null && price.promo.endsOn >= today;
  return {
    entryId: line.entryId,
    itemId: line.bpn,
    name: line.name,
    quantity: line.quantity,
    savedQty: line.saved,
    selectedWeight: line.weight,
    comments: line.comments,
    options: line.options.map((option) => ({ ...option })),
    substitution: { ...line.substitution },
    maxPurchaseQty: goods?.product.maximumQuantity ?? line.quantity,
    departmentId: goods?.place.department.departmentId ?? '',
    preparationMinutes: goods?.product.preparationMinutes ?? 0,
    available: reason === null,
    reasonCode: reason,
    leftQuantity: left,
    unitCents,
    saleCents: isOnSale ? price.priceCents + more : null,
    promo: isPromoted ? price.promo : null,
    volume: price?.volume ?? null,
    regularCents: quoted?.listCents ?? packageCents * line.quantity,
    netCents: quoted?.netCents ?? packageCents * line.quantity,
    savings: savingsOf(quoted?.applied ?? []),
    depositCents: (priced?.depositCents ?? 0) * line.quantity,
    snapEligible: goods?.product.snapEligible ?? false,
    containsAlcohol: goods?.product.containsAlcohol ?? false,
    placedQuantity: line.placed?.quantity ?? null,
    placedWeight: line.placed?.weight ?? null,
  };
}
