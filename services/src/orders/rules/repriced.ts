import { type Courtesy } from '../../../../pricing/courtesy.ts';
import { afterRemovalSteps, afterShortsSteps } from '../../../../pricing/shorts/after-shorts.ts';
import type { PickedLine } from '../../../../pricing/shorts/picked.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { Steps } from '../../../../pricing/steps.ts';
import { keptQuantity, type SwappedLine } from './swaps.ts';

/** A line as it was ordered and picked. */
export interface PackedLine extends SwappedLine {
  entry_id: string;
  picked_weight: number | null;
  substituted_cents: number | null;
  /** May SNAP benefits pay for the substitute? null: as for what was ordered. */
  substituted_snap: boolean | null;
}

/** What an order costs after the store changed it. */
export interface Repriced {
  inputs: QuoteInputs;
  quote: Quote;
  quoteId: string;
  courtesies: readonly Courtesy[];
}

/**
 * What an order costs as it was picked: no change of the store's costs the shopper what was earned (N-41, T-86), and a
 * substitute takes the place of its line at the lower price, so that promos and coupons follow it; whether SNAP benefits
 * may pay for it is its own.
 */
export const afterPicking = (ordered: QuoteInputs, lines: readonly PackedLine[]): Steps<Repriced> =>
  afterShortsSteps(
    ordered,
    lines.flatMap((line) => pickOf(ordered, line) ?? []),
  );

function pickOf({ cart }: QuoteInputs, line: PackedLine): PickedLine | undefined {
  const { entry_id: lineId, picked_weight: weight, substituted_cents: cents } = line;
  const qty = keptQuantity(line);
  const ordered = cart.find((each) => each.lineId === lineId);
  if (!ordered || qty === null) return undefined;
  if (cents === null) return { lineId, qty, weight: weight ?? ordered.weight };
  const isPaidWithEbt =
    line.substituted_snap === null ? ordered.isPaidWithEbt : line.substituted_snap && paysWithEbt(cart);
  const listCents = Math.min(ordered.listCents, cents);
  const substitute = { ...ordered, weight: weight ?? ordered.weight, listCents, isPaidWithEbt };
  return { lineId, qty, substitute };
}

/** Do SNAP benefits pay for a part of the order? Then they pay for a substitute too, if the law lets them. */
const paysWithEbt = (cart: QuoteInputs['cart']): boolean => cart.some(({ isPaidWithEbt }) => isPaidWithEbt);

/** What an order costs without the packages that were paid back (N-38). */
export const afterReturn = (
  paid: QuoteInputs,
  lines: readonly { entry_id: string; refunded_quantity: number }[],
): Steps<Repriced> =>
  afterRemovalSteps(
    paid,
    lines.flatMap(({ entry_id: lineId, refunded_quantity: back }) => {
      const line = paid.cart.find((each) => each.lineId === lineId);
      return line && back > 0 ? [{ lineId, qty: Math.max(0, line.qty - back) }] : [];
    }),
  );
