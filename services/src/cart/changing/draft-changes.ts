import { goodsAt } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import { type Change, changeLine, draftOf, type Outcome } from '../rules/change-lines.ts';
import { newId, offeredBy } from './offered.ts';

/**
 * A cart as it would be after some changes; nothing is written, so that orders can be changed by the rules of carts (N-62).
 * @returns the cart, and what became of each change
 */
export async function withChanges(
  db: Database,
  { head, lines }: LoadedCart,
  changes: readonly Change[],
  { random, clock }: { random: Random; clock: Clock },
): Promise<{ cart: LoadedCart; outcomes: Outcome[] }> {
  const bpns = [...new Set([...changes.flatMap(({ itemId }) => itemId ?? []), ...lines.map(({ bpn }) => bpn)])];
  const draft = draftOf(lines);
  const facts = {
    offered: offeredBy(await goodsAt(db, bpns, head, clock.now()), head),
    ifMatch: null,
    version: head.version + 1,
    newEntryId: () => newId(random),
  };
  const outcomes = changes.map((change) => changeLine(draft, change, facts));
  return { cart: { head, lines: [...draft.lines.values()] }, outcomes };
}
