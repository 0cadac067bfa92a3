import type { CartLine, PriceContext } from '../cart.ts';
import { slotOf } from '../eligibility.ts';
import { type Lot, unitCents } from '../lots.ts';
import { byExpiryThenId, compare, type Offer } from '../offer.ts';
import type { Reach } from '../reach.ts';

/** How an offer takes units. */
export type Shape = 'UNITS' | 'GROUPS' | 'POOL' | 'BLOCKS' | 'GETS' | 'CHEAPEST';

/** An offer as the search looks at it. */
export interface Terms {
  offer: Offer;
  /** Its place in the order in which the search decides. */
  index: number;
  shape: Shape;
  /** Units of one group or block; 1 otherwise. */
  size: number;
  /** Of a block, or for each time something else was bought, how many are discounted. */
  gets: number;
  /** Uses within the order. */
  most: number;
  own: number;
  barredBy: number;
}

export function termsOf(offer: Offer, index: number, context: PriceContext): Terms {
  const { buy, get, maxApplications } = offer;
  const shape = shapeOf(offer);
  const minimum = buy.minQty ?? 1;
  return {
    offer,
    index,
    shape,
    size: shape === 'BLOCKS' ? minimum + get.qty : shape === 'GROUPS' || shape === 'GETS' ? minimum : 1,
    gets: get.qty,
    most: maxApplications ?? Infinity,
    ...slotOf(offer, context),
  };
}

function shapeOf({ proto, buy }: Offer): Shape {
  if (proto === 'BUYX_GETY') return 'GETS';
  if (buy.minCents !== undefined || buy.minWeight !== undefined) return 'POOL';
  if (proto === 'BUYX_GETX') return 'BLOCKS';
  if (proto === 'MUST_BUY' || (buy.minQty ?? 1) > 1) return 'GROUPS';
  return proto === 'CUSTOM' ? 'CHEAPEST' : 'UNITS';
}

/** Do two offers never share a unit (N-36)? Then they are of one kind (N-81). */
export const areRivals = (one: Terms, other: Terms): boolean =>
  (one.barredBy & other.own) !== 0 ||
  (one.offer.stackGroup !== null && one.offer.stackGroup === other.offer.stackGroup);

/** What an offer takes off one unit by itself; a percentage before it is rounded. */
export function offUnit({ offer }: Terms, line: CartLine, netCents: number): number {
  const { type, value } = offer.get.discount;
  if (type === 'AMOUNT_OFF') return Math.min(value, netCents);
  if (type === 'FREE') return netCents;
  if (type === 'PERCENT') return Math.min(netCents, (netCents * value) / 10_000);
  return Math.max(0, netCents - unitCents(line, value));
}

/** What a unit counts toward a pooled minimum: cents before any coupon (N-81), or hundredths of a pound. */
export const measureOf = ({ buy }: Offer, line: CartLine, { baseCents }: Pick<Lot, 'baseCents'>): number =>
  buy.minCents === undefined ? (line.weight ?? 0) : baseCents;

/** Is it a price for the whole group? */
export const isGroupPrice = ({ offer }: Terms): boolean =>
  offer.proto === 'MUST_BUY' && offer.get.discount.type === 'FIXED_PRICE';

/** What an offer does and reaches, without names. */
export function contentOf(offer: Offer, lines: readonly CartLine[], reach: Reach): string {
  const { proto, buy, get, maxApplications, stackGroup } = offer;
  const flags = reach.flags(offer);
  const reached = reach.lines(offer).map((index) => {
    const { listCents, weight, qty } = lines[index]!;
    return `${listCents} ${weight} ${qty} ${flags[index]}`;
  });
  return JSON.stringify([
    proto,
    get.discount.type,
    get.discount.value,
    buy.minQty,
    buy.minCents,
    buy.minWeight,
    get.qty,
    maxApplications,
    stackGroup === null,
    reached.sort(),
  ]);
}

/**
 * The store's offers before the manufacturer's. Where two of the store's may meet on a unit, percentages come first, then
 * prices, then amounts (N-36), and those of one kind in the order of N-37; elsewhere no name decides, and offers that take
 * the cheapest that others leave come last.
 */
export const inSearchOrder =
  (contentOf: (offer: Offer) => string, mayMeet: boolean) =>
  (one: Offer, other: Offer): number =>
    Number(one.funding === 'MF') - Number(other.funding === 'MF') ||
    (mayMeet && one.funding === 'STORE'
      ? rank(one) - rank(other)
      : Number(takesLeft(one)) - Number(takesLeft(other)) || compare(contentOf(one), contentOf(other))) ||
    byExpiryThenId(one, other);

const ranks = { PERCENT: 0, FIXED_PRICE: 1, FREE: 1, AMOUNT_OFF: 2 };
const rank = ({ get }: Offer): number => ranks[get.discount.type];
const takesLeft = ({ proto }: Offer): boolean => proto === 'BUYX_GETY' || proto === 'CUSTOM';
