import type { CartLine, PriceContext } from './cart.ts';
import { percentOf } from './amounts.ts';
import { type Lot, spread, sumOf, unknownContent } from './lots.ts';

/**
 * Takes off what subscribing saves, after the price promos and once per line (N-35, N-81), and notes what each unit costs
 * before any offer.
 */
export function withSubscription(
  lines: readonly CartLine[],
  lots: readonly Lot[],
  { subscriptionRate }: PriceContext,
): Lot[] {
  const byLine = Map.groupBy(lots, ({ line }) => line);
  return [...byLine.values()].flatMap((ofLine) => {
    const { upc, isSubscription } = lines[ofLine[0]!.line]!;
    const cents = isSubscription
      ? percentOf(
          subscriptionRate,
          sumOf(ofLine, ({ netCents }) => netCents),
        )
      : 0;
    const counts = ofLine.map(({ count }) => count);
    return spread(ofLine, counts, cents, `promo:subscription:${upc}`, 'SUBSCRIPTION').map((lot) => ({
      ...lot,
      baseCents: lot.netCents,
      content: unknownContent,
    }));
  });
}
