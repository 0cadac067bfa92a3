import type { InCart, KnownCarts } from '../known/known-carts.ts';
import { allCarts, isPlain, lineIn, plainLines, type Settled, type SettledLine } from './settled.ts';
import type { Wish } from './wishes.ts';

/** What a line is about to be, by its id: what the shopper wants, before the server has answered. */
export type Wanted = Pick<Wish, 'quantity' | 'weight' | 'substitution' | 'set'>;

/** Packages that a line has without the wish, and with it. */
const difference = (settled: Settled | null, wish: Wish): number =>
  wish.quantity - (wish.lineId === null ? 0 : (lineIn(settled, wish.lineId)?.line.quantity ?? 0));

/** Lines with options or a note that stay. */
const specialLines = (settled: Settled | null, newest: ReadonlyMap<string, Wish>): SettledLine[] =>
  (settled ? allCarts(settled) : [])
    .flatMap(({ lines }) => lines)
    .filter((line) => !isPlain(line) && newest.get(line.lineId)?.quantity !== 0);

/**
 * The carts as the shopper wants them: the counts of cards and badge move at once, the sum is the server's last.
 * @param wishes what is on its way and what waits, the oldest first
 */
export function shownCarts(settled: Settled | null, wishes: readonly Wish[]): KnownCarts {
  const products = new Map<string, InCart>();
  for (const [productId, { quantity, weight }] of plainLines(settled)) products.set(productId, { quantity, weight });
  const newest = new Map(wishes.map((wish) => [wish.target, wish]));
  for (const { productId, quantity, weight, options, comments } of newest.values()) {
    if (options?.length || comments) continue;
    if (quantity === 0) products.delete(productId);
    else products.set(productId, { quantity, weight: weight ?? products.get(productId)?.weight ?? null });
  }
  const base = settled?.edit?.cart ?? settled;
  const wine = settled?.carts.find(({ kind }) => kind === 'WINE');
  const special = specialLines(settled, newest);
  const more = [...newest.values()].reduce((sum, wish) => sum + difference(settled, wish), 0);
  return {
    updatedAt: settled && settled.updatedAt,
    itemCount: Math.max(0, (base?.itemCount ?? 0) + more),
    totalCents: base?.totalCents ?? null,
    wine: wine
      ? { cartId: wine.cartId, totalCents: wine.totalCents, productIds: wine.lines.map(({ productId }) => productId) }
      : null,
    sellerIds: settled?.carts.flatMap(({ sellerId }) => sellerId ?? []) ?? [],
    products,
    special: new Set(special.map(({ productId }) => productId)),
    made: new Map(
      special.map(({ lineId, productId, quantity, options, comments }) => [
        lineId,
        { lineId, productId, quantity, options, comments: comments ?? '' },
      ]),
    ),
    edit: settled?.edit
      ? { orderNumber: settled.edit.orderNumber, path: settled.edit.path, saveByText: settled.edit.saveByText }
      : null,
  };
}

/** Nothing is to change. */
export const noLines: ReadonlyMap<string, Wanted> = new Map();

/** What the shopper wants of each line that there is, by its id. */
export const wantedLines = (wishes: readonly Wish[]): ReadonlyMap<string, Wanted> =>
  wishes.length === 0
    ? noLines
    : new Map(wishes.flatMap((wish) => (wish.lineId === null ? [] : [[wish.lineId, wish] as const])));
