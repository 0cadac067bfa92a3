import { bagCentsOf } from './bags.ts';
import type { CartLine, PriceContext } from './cart.ts';
import { type ReasonCode, standingRefusal } from './eligibility.ts';
import type { Reach } from './reach.ts';
import { refusalByCart } from './refusals.ts';
import { type Lot, sumOf, type Why } from './lots.ts';
import { nearMissOf, poolNearMiss } from './near-miss.ts';
import { byExpiryThenId, compare, type Offer, paysLater } from './offer.ts';
import type { Pool } from './promos.ts';
import type { AppliedOffer, NearMiss, Quote, QuoteLine, QuoteTotals } from './quote-types.ts';
import { type LaterReward, laterReward, withRewards } from './rewards.ts';
import { type Tax, taxesOf } from './taxes.ts';
import { volumeNearMisses } from './volume.ts';

/** Changes whenever the same input may come to other cents (I-7). */
export const version = '6';
/** Versions whose receipts may still be about; their rules are no longer here to replay them. */
export const olderVersions: readonly string[] = ['2', '3', '4', '5'];

/** A cart with its promos and offers taken off, before rewards and tax. */
export interface Priced {
  /** As given. */
  cart: readonly CartLine[];
  /** In canonical order. */
  lines: readonly CartLine[];
  pools: readonly Pool[];
  reach: Reach;
  lots: readonly Lot[];
  offers: readonly Offer[];
  context: PriceContext;
  isProven: boolean;
  gapCents: number;
}

/** Takes rewards off, adds deposits and tax, and says what became of every offer. */
export function settle(priced: Priced): Quote {
  const { cart, lines, pools, reach, offers, context } = priced;
  const standing = new Map(offers.map((offer) => [offer.offerId, standingRefusal(offer, context)]));
  const later = offers.filter((offer) => paysLater(offer) && standing.get(offer.offerId) === null);
  const lots = withRewards(lines, priced.lots, context);
  const applied = appliedTo(lots);
  const storeLots = lots.map(beforeCoupons);
  const rewards = later.toSorted(byExpiryThenId).map((offer) => laterReward(offer, lines, storeLots));
  const taxes = taxesOf(lines, lots, context);
  const before = lots.map(beforeOffers);
  const working = new Set([
    ...applied.map(({ offerId }) => offerId),
    ...rewards.filter(isEarning(later)).map(({ offerId }) => offerId),
  ]);
  const idle = offers.filter(({ offerId }) => !working.has(offerId)).toSorted(byExpiryThenId);
  const nearMisses = new Map<string, NearMiss>();
  for (const offer of idle) {
    const miss =
      standing.get(offer.offerId) === null && !paysLater(offer) ? nearMissOf(offer, lines, before, reach) : null;
    if (miss) nearMisses.set(offer.offerId, miss);
  }
  const reasonOf = (offer: Offer): ReasonCode =>
    standing.get(offer.offerId) ??
    refusalByCart(offer, lines, before, reach) ??
    (nearMisses.has(offer.offerId) || paysLater(offer) ? 'BELOW_MINIMUM' : 'BETTER_DEAL');
  return {
    lines: quoteLines(cart, lines, lots),
    applied,
    nearMiss: [
      ...pools.flatMap((pool) => poolNearMiss(pool, lines) ?? []),
      ...volumeNearMisses(lines, context.placedAt),
      ...nearMisses.values(),
    ],
    notApplied: idle.map((offer) => ({ offerId: offer.offerId, reasonCode: reasonOf(offer) })),
    rewards,
    totals: totalsOf(lines, lots, taxes, context),
    taxes,
    points: { estimated: pointsOf(lines, storeLots, context) },
    isProven: priced.isProven,
    gapCents: priced.gapCents,
    version,
    validUntil: context.validUntil,
  };
}

/** Has it come to something, or does it at least count toward a later order's reward? A missed threshold doesn't. */
const isEarning =
  (later: readonly Offer[]) =>
  ({ offerId, times, progress }: LaterReward): boolean =>
    times > 0 ||
    (progress > 0 && later.some((offer) => offer.offerId === offerId && offer.proto === 'REWARDS_ACCUMULATION'));

const offerWhys: ReadonlySet<Why> = new Set(['ITEM', 'CATEGORY', 'ORDER', 'MANUFACTURER', 'REWARD']);
const tenderWhys: ReadonlySet<Why> = new Set(['MANUFACTURER', 'REWARD']);

/** The units as they would cost without these discounts. */
const without =
  (whys: ReadonlySet<Why>) =>
  (lot: Lot): Lot => {
    const back = lot.applied.reduce((sum, { cents, why }) => (whys.has(why) ? sum + cents : sum), 0);
    return back === 0 ? lot : { ...lot, netCents: lot.netCents + back };
  };
const beforeOffers = without(offerWhys);
const beforeCoupons = without(tenderWhys);

function appliedTo(lots: readonly Lot[]): AppliedOffer[] {
  const found = new Map<string, AppliedOffer>();
  for (const { applied, count } of lots)
    for (const { id, cents, why } of applied) {
      const sum = found.get(id);
      if (sum) sum.amountCents += cents * count;
      else found.set(id, { offerId: id, amountCents: cents * count, why });
    }
  return [...found.values()].toSorted((one, other) => compare(one.offerId, other.offerId));
}

/** The lines in the order of the cart. */
function quoteLines(cart: readonly CartLine[], lines: readonly CartLine[], lots: readonly Lot[]): QuoteLine[] {
  const byLine = Map.groupBy(lots, ({ line }) => line);
  const done = new Map(
    lines.map((line, index) => {
      const own = byLine.get(index) ?? [];
      const { lineId, upc, qty } = line;
      const applied = appliedTo(own);
      const netCents = sumOf(own, ({ netCents: net }) => net);
      return [
        lineId,
        {
          lineId,
          upc,
          qty,
          listCents: sumOf(own, ({ listCents }) => listCents),
          netCents,
          storeNetCents: sumOf(own.map(beforeCoupons), ({ netCents: net }) => net),
          applied,
        },
      ];
    }),
  );
  return cart.map(({ lineId }) => done.get(lineId)!);
}

function totalsOf(
  lines: readonly CartLine[],
  lots: readonly Lot[],
  taxes: readonly Tax[],
  { bags }: PriceContext,
): QuoteTotals {
  const off = (...whys: Why[]) =>
    sumOf(lots, ({ applied }) => applied.reduce((sum, { cents, why }) => (whys.includes(why) ? sum + cents : sum), 0));
  const goodsCents = sumOf(lots, ({ netCents }) => netCents);
  const depositCents = lines.reduce((sum, { depositCents: each, qty }) => sum + each * qty, 0);
  const bagCents = bagCentsOf(lines, bags);
  const taxCents = taxes.reduce((sum, { taxCents: cents }) => sum + cents, 0);
  return {
    listCents: sumOf(lots, ({ listCents }) => listCents),
    promoCents: off('PRICE_CUT', 'BUY_GET', 'MULTI_BUY', 'VOLUME'),
    subscriptionCents: off('SUBSCRIPTION'),
    storeOfferCents: off('ITEM', 'CATEGORY'),
    orderOfferCents: off('ORDER'),
    manufacturerCents: off('MANUFACTURER'),
    rewardCents: off('REWARD'),
    goodsCents,
    depositCents,
    bagCents,
    taxCents,
    totalCents: goodsCents + depositCents + bagCents + taxCents,
  };
}

/** Whole points on what counts, after the store's discounts (N-10): cents of a dollar that isn't full don't count. */
function pointsOf(lines: readonly CartLine[], lots: readonly Lot[], { points }: PriceContext): number {
  if (points === null) return 0;
  const { perDollar, times } = points;
  const cents = sumOf(lots, ({ line, netCents }) => netCents * (times[lines[line]!.category] ?? 0));
  return Math.floor(Math.floor(cents / 100) * perDollar);
}
