import { type Goods, goodsAt } from '../../catalog/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import { type Change, changeLine, type Drafted, draftOf, type Facts, type Outcome } from '../rules/change-lines.ts';
import type { CartHead } from '../store/carts.ts';
import { newId, offeredBy } from './offered.ts';

/** What the rules of a change need to know of a cart and of what there is where it shops. */
export const factsOf = (
  head: CartHead,
  goods: ReadonlyMap<string, Goods>,
  random: Random,
  ifMatch: number | null = null,
): Facts => ({
  offered: offeredBy(goods, head),
  ifMatch,
  version: head.version + 1,
  newEntryId: () => newId(random),
  isOrder: head.orderNumber !== null,
});

/**
 * A cart as it would be after some changes; nothing is written, so that orders can be changed by the rules of carts (N-62).
 * Whoever orders it takes the stock, and says what isn't there.
 * @returns the cart, what became of each change, and which lines they are about
 */
export async function withChanges(
  db: Database,
  { head, lines }: LoadedCart,
  changes: readonly Change[],
  { random, clock }: { random: Random; clock: Clock },
): Promise<{ cart: LoadedCart; outcomes: Outcome[]; draft: Drafted }> {
  const named = new Set(changes.map(({ entryId }) => entryId));
  const known = lines.filter(({ entryId }) => named.has(entryId)).map(({ bpn }) => bpn);
  const bpns = new Set([...known, ...changes.flatMap(({ itemId }) => itemId ?? [])]);
  const facts = factsOf(head, await goodsAt(db, [...bpns], head, clock.now()), random);
  const offered = (bpn: string) => {
    const found = facts.offered(bpn);
    return found && { ...found, pieces: null };
  };
  const draft = draftOf(lines);
  const outcomes = changes.map((change) => changeLine(draft, change, { ...facts, offered }));
  return { cart: { head, lines: [...draft.lines.values()] }, outcomes, draft };
}
