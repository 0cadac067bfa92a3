import type { CartLine, PriceContext } from './cart.ts';
import type { Quote } from './quote-types.ts';

/** What SNAP benefits could pay of a quote, and what they do pay; the rest, with tax and fees, is paid another way (N-52). */
export interface EbtShare {
  eligibleCents: number;
  paidCents: number;
}

/** The share of SNAP benefits in a quote of these lines. Deposits, bags, fees, tips, and tax are never in it. */
export function ebtShareOf(
  { cart, context }: { cart: readonly CartLine[]; context: Pick<PriceContext, 'ebtCents'> },
  { lines }: Pick<Quote, 'lines'>,
): EbtShare {
  const paid = new Set(cart.flatMap(({ lineId, isPaidWithEbt }) => (isPaidWithEbt ? [lineId] : [])));
  const eligibleCents = lines.reduce((sum, { lineId, netCents }) => sum + (paid.has(lineId) ? netCents : 0), 0);
  return { eligibleCents, paidCents: Math.min(context.ebtCents ?? eligibleCents, eligibleCents) };
}

/**
 * What SNAP benefits pay of each line, taxed lines first, so that as little as possible is taxed; then in canonical order.
 * @param nets what is left to pay of each line @param isTaxed by line
 */
export function coveredByEbt(
  lines: readonly CartLine[],
  nets: readonly number[],
  isTaxed: (line: CartLine) => boolean,
  { ebtCents = Infinity }: Pick<PriceContext, 'ebtCents'>,
): number[] {
  let left = ebtCents;
  const covered = lines.map(() => 0);
  for (const taxed of [true, false])
    for (const [index, line] of lines.entries()) {
      if (!line.isPaidWithEbt || isTaxed(line) !== taxed) continue;
      covered[index] = Math.min(left, nets[index]!);
      left -= covered[index];
    }
  return covered;
}
