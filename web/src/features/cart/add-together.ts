import type { ApolloClient } from '@apollo/client';
import { lineIn, type Settled } from './keeper/settled.ts';
import { keptCarts } from './keeper/keepers.ts';

/** A line to add, with as much of it as is wanted. */
export interface LineToAdd {
  productId: string;
  /** Packages. */
  quantity: number;
  /** Pounds of each, if it's sold by weight. */
  weight?: number;
}

/** What became of a line (N-68). */
export interface LineResult {
  productId: string;
  added: boolean;
  /** Packages of it that were added: fewer than wanted, or none, if there aren't enough. */
  addedQuantity: number;
  /** Where it is now; null if none of it was added. */
  lineId: string | null;
  /** Why it wasn't added, or not all of it: a code, and the shopper's words; null if it was. */
  reasonCode: string | null;
  message: string | null;
}

/** What all carts hold and cost. */
export interface CartsTotal {
  itemCount: number;
  totalCents: number;
}

/** What came of adding several lines at once. */
export interface AddedTogether {
  /** One for each line, in their order. */
  results: readonly LineResult[];
  /** Before and after; null where that isn't known. */
  before: CartsTotal | null;
  after: CartsTotal | null;
  /** Why nothing was done at all, in the shopper's words; null if something was. */
  error: string | null;
}

const totalOf = (settled: Settled | null): CartsTotal | null => {
  const shown = settled?.edit?.cart ?? settled;
  return shown && { itemCount: shown.itemCount, totalCents: shown.totalCents };
};

/**
 * Adds several lines as one change: each is added or refused by itself (N-68). Whoever keeps the carts learns what they
 * hold now. @param requestId the same for the same lines: sent again, nothing is added twice (I-8)
 * @throws when there is no answer
 */
export async function addTogether(
  client: ApolloClient,
  { lines, requestId }: { lines: readonly LineToAdd[]; requestId: string },
): Promise<AddedTogether> {
  const { keeper } = keptCarts(client);
  const known = keeper.read().settled;
  const before = totalOf(known);
  const { sendChange } = await import('./keeper/operations.ts');
  const add = lines.map(({ productId, quantity, weight }) => ({
    productId,
    quantity,
    ...(weight === undefined ? {} : { weight: weight.toFixed(2) }),
  }));
  const { settled, done, refused, error } = await sendChange(client, { add, clientRequestId: requestId }, false);
  if (settled) keeper.learn(settled, true);
  else void keeper.refresh();
  const results = lines.map(({ productId, quantity }): LineResult => {
    const found = done.find((each) => each.productId === productId);
    if (found)
      return {
        productId,
        added: true,
        addedQuantity: quantity,
        lineId: found.lineId,
        reasonCode: null,
        message: null,
      };
    const why = refused.find((each) => each.productId === productId);
    const more = why?.code === 'NOT_ENOUGH' && why.lineId ? grownBy({ known, settled }, why.lineId) : 0;
    const addedQuantity = Math.min(more, quantity - 1);
    return {
      productId,
      added: false,
      addedQuantity,
      lineId: addedQuantity > 0 ? (why?.lineId ?? null) : null,
      reasonCode: why?.code ?? null,
      message: why?.message ?? null,
    };
  });
  const after = totalOf(settled);
  const packages = results.reduce((sum, { addedQuantity }) => sum + addedQuantity, 0);
  // Of a request that was sent before, what the page knew may have it already.
  const isBefore = before !== null && after !== null && before.itemCount + packages === after.itemCount;
  return { results, before: isBefore ? before : null, after, error };
}

/** How many packages a line has more than before; 0 where that isn't known. */
function grownBy({ known, settled }: { known: Settled | null; settled: Settled | null }, lineId: string): number {
  const now = lineIn(settled, lineId)?.line.quantity;
  if (known === null || now === undefined) return 0;
  return Math.max(0, now - (lineIn(known, lineId)?.line.quantity ?? 0));
}

/** Takes so many packages out of each line again, and leaves what else has been put there since. */
export function takeBack(client: ApolloClient, lines: readonly { lineId: string; quantity: number }[]): void {
  const { keeper } = keptCarts(client);
  const { settled, lines: wanted } = keeper.read();
  for (const { lineId, quantity } of lines) {
    const now = wanted.get(lineId)?.quantity ?? lineIn(settled, lineId)?.line.quantity ?? 0;
    if (now > 0) keeper.setLine(lineId, { quantity: Math.max(0, now - quantity) });
  }
}

/** Is a change of the carts on its way? For `useSyncExternalStore`, with `onCarts`. */
export const areCartsSettling = (client: ApolloClient): boolean => keptCarts(client).keeper.read().isSettling;

/** Hears of whatever happens to the carts of the page. @returns stops it */
export const onCarts = (client: ApolloClient, listener: () => void): (() => void) =>
  keptCarts(client).keeper.subscribe(listener);
