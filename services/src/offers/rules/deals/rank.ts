import type { OfferRecord } from '../record.ts';
import { frequencyOf, marginOf, recencyOf } from './weights.ts';

/** Names the tables and the rules that deals are ranked by; it changes with them. */
export const modelId = 'larder-rfm-1';

/** Why a deal is shown (N-43). */
export const dealReasons = ['BOUGHT_OFTEN', 'LAPSED', 'COMPLEMENT', 'NEW'] as const;
export type DealReason = (typeof dealReasons)[number];

/** A product that a household has bought in final orders. */
export interface Purchase {
  upc: string;
  departmentId: string;
  /** Orders that had it. */
  orders: number;
  /** The store's days of the first and the last of them. */
  firstOn: string;
  lastOn: string;
}

/** A deal, with why and how much it is for the household. */
export interface RankedDeal {
  offer: OfferRecord;
  /** 1 is first. */
  rank: number;
  /** 0 to 1000. */
  score: number;
  reason: DealReason;
  /** The product of it that the household buys most, or its first; null if it is for a whole department. */
  upc: string | null;
}

const shares = { LAPSED: 0.8, COMPLEMENT: 0.45, NEW: 0.2 } as const;
/** After twice the usual time, and four weeks at least, a household no longer buys something. */
const leastDays = 28;

/**
 * Ranks offers for a household by what it has bought: how recently, how often, and what the offer costs the shop (N-43). The
 * same purchases and the same day give the same order. It chooses what is shown, and no price.
 * @param today the store's day
 */
export function rankDeals(offers: readonly OfferRecord[], bought: readonly Purchase[], today: string): RankedDeal[] {
  return offers
    .map((offer) => ({ offer, ...weighed(offer, bought, today) }))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        compare(one.offer.endsOn, other.offer.endsOn) ||
        compare(one.offer.offerId, other.offer.offerId),
    )
    .map((deal, at) => ({ ...deal, rank: at + 1 }));
}

type Weighed = Pick<RankedDeal, 'score' | 'reason' | 'upc'>;

function weighed(offer: OfferRecord, bought: readonly Purchase[], today: string): Weighed {
  const own = bought
    .filter((each) => isFor(offer, each))
    .toSorted((one, other) => other.orders - one.orders || compare(one.upc, other.upc));
  const near = bought.filter(({ departmentId }) => departmentId === offer.departmentId);
  const upc = offer.upcs.length === 0 ? null : (own[0]?.upc ?? offer.upcs[0] ?? null);
  const scored = (share: number, reason: DealReason): Weighed => ({
    score: Math.round(1000 * share * marginOf(offer)),
    reason,
    upc,
  });
  if (own.length > 0) {
    const { orders, sinceDays, isLapsed } = habitOf(own, today);
    return isLapsed
      ? scored(shares.LAPSED * frequencyOf(orders), 'LAPSED')
      : scored(recencyOf(sinceDays) * frequencyOf(orders), 'BOUGHT_OFTEN');
  }
  if (near.length > 0) return scored(shares.COMPLEMENT * frequencyOf(habitOf(near, today).orders), 'COMPLEMENT');
  return scored(shares.NEW, 'NEW');
}

const isFor = ({ upcs, departmentId }: OfferRecord, each: Purchase): boolean =>
  upcs.length > 0 ? upcs.includes(each.upc) : departmentId === each.departmentId;

/** How often things were bought, the one bought most deciding, and whether that has stopped. */
function habitOf(all: readonly Purchase[], today: string) {
  const days = all.flatMap(({ firstOn, lastOn }) => [firstOn, lastOn]).toSorted(compare);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const orders = Math.max(...all.map((each) => each.orders));
  const sinceDays = Math.max(0, daysBetween(last, today));
  const usual = orders > 1 ? daysBetween(first, last) / (orders - 1) : leastDays;
  return { orders, sinceDays, isLapsed: sinceDays > Math.max(leastDays, 2 * usual) };
}

const daysBetween = (from: string, until: string): number =>
  Temporal.PlainDate.from(from).until(until, { largestUnit: 'days' }).days;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
