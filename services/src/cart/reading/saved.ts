import type { Database } from '../../platform/database/database.ts';
import type { SavedLineView } from '../contract/carts.ts';
import { quoteWithoutOffers } from '../quotes/quote-cart.ts';
import { byKind } from '../rules/kinds.ts';
import type { Line } from '../rules/line.ts';
import type { CartHead } from '../store/carts.ts';
import { savedViews } from '../views/carts.ts';

/** What an owner keeps for later, by cart and first added first, at what it costs now where its cart shops. */
export async function savedIn(
  db: Database,
  heads: readonly CartHead[],
  linesOf: ReadonlyMap<string, readonly Line[]>,
  now: Temporal.Instant,
): Promise<SavedLineView[]> {
  const carts = heads
    .filter(({ orderNumber }) => orderNumber === null)
    .toSorted(byKind)
    .map((head) => ({ head, lines: (linesOf.get(head.cartId) ?? []).filter(({ saved }) => saved > 0) }))
    .filter(({ lines }) => lines.length > 0);
  const views = await Promise.all(
    carts.map(async ({ head, lines }) => {
      const later = lines.map((line) => ({ ...line, quantity: line.saved }));
      return savedViews(await quoteWithoutOffers(db, { head, lines: later }, { now }), lines);
    }),
  );
  return views.flat();
}
