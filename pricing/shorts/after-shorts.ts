import { byExpiryThenId, compare, type Offer } from '../offer.ts';
import { pricedSteps } from '../quote.ts';
import type { Quote } from '../quote-types.ts';
import { digestOf, type QuoteInputs, quoteOfSteps } from '../receipts/digest.ts';
import { type Priced, version } from '../settle.ts';
import { atOnce, type Steps } from '../steps.ts';
import { type Courtesy, leftOn, withCourtesies } from '../courtesy.ts';
import { owedOn } from './owed.ts';
import { type LineOutcome, outcomesOf, type PickedLine } from './picked.ts';
import { unitCents } from '../lots.ts';

/** An order's price after something about its goods changed. */
export interface Repriced {
  /** What is kept, at its real weights; together with the courtesies all that the quote is computed from. */
  inputs: QuoteInputs;
  quoteId: string;
  quote: Quote;
  courtesies: readonly Courtesy[];
  /** Their sum: what the shortage didn't cost the shopper. */
  courtesyCents: number;
}

/**
 * The price of what the store packed, by the inputs that the shopper agreed to (N-41). No shortage costs a shopper what
 * was earned: what a requote of the kept goods would lose is taken off as a courtesy (T-86), at most what is left to pay
 * for them. Real weights change no unit price (T-88). A pure function of the placement and of everything picked so far.
 */
export const afterShorts = (placement: QuoteInputs, picked: readonly PickedLine[]): Repriced =>
  atOnce(afterShortsSteps(placement, picked));

/** The same, in turns of so much work at most. */
export function* afterShortsSteps(placement: QuoteInputs, picked: readonly PickedLine[]): Steps<Repriced> {
  const { cart, offers, context, courtesies = [] } = placement;
  const placed = withCourtesies(yield* pricedSteps(cart, offers, context), courtesies);
  const outcomes = outcomesOf(cart, picked);
  const kept = outcomes.flatMap((outcome) => outcome.kept ?? []);
  const requoted = yield* pricedSteps(kept, offers, context);
  const given = amountsOf(requoted);
  const owed = owedOn(placed, outcomes, given);
  const lost = owed.reduce((sum, { cents }) => sum + cents, 0) - sumOfAll(given);
  // Whatever each discount owes, less goods never cost more than all of them did.
  const dearer = leftOn(requoted.lots) - leftOn(placed.lots) - dearerGoods(outcomes);
  let open = Math.max(0, lost, dearer);
  const granted: Courtesy[] = [];
  const grant = (courtesy: Courtesy, most: number): void => {
    if (most <= 0 || open <= 0 || courtesy.lineIds.length === 0) return;
    const already = withCourtesies(requoted, granted);
    const on = new Set(courtesy.lineIds);
    const left = leftOn(already.lots.filter(({ line }) => on.has(already.lines[line]!.lineId)));
    const cents = Math.min(open, most, left);
    if (cents === 0) return;
    open -= cents;
    granted.push({ ...courtesy, cents });
  };
  const ordered = owed.toSorted(inOrder(offers));
  for (const courtesy of ordered) grant(courtesy, courtesy.cents - (given.get(courtesy.offerId) ?? 0));
  open = Math.min(open, dearer - granted.reduce((sum, { cents }) => sum + cents, 0));
  for (const courtesy of ordered) grant(courtesy, open);
  return yield* repriced({ cart: kept, offers, context, courtesies: granted });
}

/**
 * The price of what the shopper keeps after taking something out of the order: discounts that need more are lost (T-87).
 * Courtesies of an earlier shortage stay.
 */
export const afterRemoval = (placement: QuoteInputs, kept: readonly PickedLine[]): Repriced =>
  atOnce(afterRemovalSteps(placement, kept));

/** The same, in turns of so much work at most. */
export function* afterRemovalSteps(placement: QuoteInputs, kept: readonly PickedLine[]): Steps<Repriced> {
  const cart = outcomesOf(placement.cart, kept).flatMap((outcome) => outcome.kept ?? []);
  return yield* repriced({ ...placement, cart });
}

/** What goes back: what was paid less what the kept goods cost, between 0 and what was paid (N-38, N-81). */
export const refundOf = (paidCents: number, keptCents: number): number =>
  Math.min(paidCents, Math.max(0, paidCents - keptCents));

/** @param given of whichever version of the rules: what is priced anew is priced by today's, and says so */
function* repriced(given: Omit<QuoteInputs, 'rules'>): Steps<Repriced> {
  const all = { ...given, rules: version };
  const { courtesies = [], ...rest } = all;
  // A quote without courtesies has the same digest as any other quote of these inputs.
  const inputs = courtesies.length === 0 ? rest : all;
  const courtesyCents = courtesies.reduce((sum, { cents }) => sum + cents, 0);
  return { inputs, quoteId: digestOf(inputs), quote: yield* quoteOfSteps(inputs), courtesies, courtesyCents };
}

/** What real weights and substitutes cost more than what they stand for, before any discount. */
const dearerGoods = (outcomes: readonly LineOutcome[]): number =>
  outcomes.reduce((sum, { ordered, kept, qty }) => {
    const now = kept === null ? 0 : unitCents(kept, kept.listCents);
    return sum + Math.max(0, now - unitCents(ordered, ordered.listCents)) * qty;
  }, 0);

/** What each promo and offer takes off, but for those that depend on nothing but their own line. */
function amountsOf({ lots }: Priced): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { applied, count } of lots)
    for (const { id, cents, why } of applied)
      if (why !== 'PRICE_CUT' && why !== 'SUBSCRIPTION') amounts.set(id, (amounts.get(id) ?? 0) + cents * count);
  return amounts;
}

const sumOfAll = (amounts: ReadonlyMap<string, number>): number =>
  [...amounts.values()].reduce((sum, cents) => sum + cents, 0);

/** Promos before offers, offers by expiry and id. */
function inOrder(offers: readonly Offer[]): (one: Courtesy, other: Courtesy) => number {
  const place = new Map(offers.toSorted(byExpiryThenId).map(({ offerId }, index) => [offerId, index]));
  return (one, other) =>
    (place.get(one.offerId) ?? -1) - (place.get(other.offerId) ?? -1) || compare(one.offerId, other.offerId);
}
