import type { Line } from './line.ts';

type Counted = Pick<Line, 'bpn' | 'quantity' | 'placed'>;

/** Pieces of an item that a cart's lines can have together: those in stock, and those that its order has taken already. */
export const piecesFor = (lines: Iterable<Counted>, bpn: string, inStock: number): number =>
  [...lines].reduce((sum, line) => sum + (line.bpn === bpn ? (line.placed?.quantity ?? 0) : 0), inStock);

/**
 * How many packages each line can have that asks for more than is left, by its entry id: what was added first is served
 * first. The cart, its checkout, and whoever adds to it go by this.
 * @param inStock pieces of an item, where and how the cart shops
 */
export function shortLines(
  lines: readonly (Counted & Pick<Line, 'entryId'>)[],
  inStock: (bpn: string) => number,
): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  const short = new Map<string, number>();
  for (const { entryId, bpn, quantity } of lines) {
    const pieces = left.get(bpn) ?? piecesFor(lines, bpn, inStock(bpn));
    if (quantity > pieces) short.set(entryId, pieces);
    left.set(bpn, Math.max(pieces - quantity, 0));
  }
  return short;
}
