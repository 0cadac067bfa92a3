import { offPaidFirst } from './order-offers.ts';
import { type Lot, spreadOverAll, type Why } from './lots.ts';
import type { Priced } from './settle.ts';

/** What a discount that the store's shortage broke keeps taking off, at the store's cost (N-41). */
export interface Courtesy {
  /** An offer's id, or `promo:…`. */
  offerId: string;
  cents: number;
  why: Why;
  /** The lines it is spread over. */
  lineIds: readonly string[];
}

/**
 * Takes courtesies off what is left to pay on their lines, each as its discount is spread otherwise (N-38), and none more
 * than is left there.
 */
export const withCourtesies = (priced: Priced, courtesies: readonly Courtesy[]): Priced => ({
  ...priced,
  lots: courtesies.reduce((lots, courtesy) => withCourtesy(priced, lots, courtesy), priced.lots),
});

function withCourtesy({ lines }: Priced, lots: readonly Lot[], { offerId, cents, why, lineIds }: Courtesy): Lot[] {
  const on = new Set(lineIds);
  const isOn = ({ line }: Lot) => on.has(lines[line]!.lineId);
  const own = lots.filter(isOn);
  const off = Math.min(cents, leftOn(own));
  const cheaper = why === 'ORDER' ? offPaidFirst(own, lines, off, offerId) : spreadOverAll(own, off, offerId, why);
  return [...cheaper, ...lots.filter((lot) => !isOn(lot))].toSorted((one, other) => one.line - other.line);
}

/** What is left to pay for these units. */
export const leftOn = (lots: readonly Lot[]): number =>
  lots.reduce((sum, { netCents, count }) => sum + netCents * count, 0);
