import type { CartLine } from '../../../../pricing/cart.ts';

/** A line as the shopper wants it. */
export interface WantedLine {
  entryId: string;
  itemId: string;
  quantity: number;
  /** Hundredths of a pound of each; null unless sold by weight. */
  weight: number | null;
  /** As the order has it, at the price and with the promo it was placed with (N-40); null for what is new. */
  placed: CartLine | null;
  /** As it costs today; null if it can't be had. */
  today: CartLine | null;
  /** How many packages can be had, if it asks for more; null if there are enough. */
  left: number | null;
  /** Pieces taken from the stock for it so far. */
  reserved: number;
  /** May it not go into this order? Left at the door, or without a confirmed age (N-54). */
  isRestricted: boolean;
}

/** Why a line can't be as wanted. */
export type AmendRefusal = 'UNAVAILABLE' | 'RESTRICTED';

/** A line with its price, or why it isn't in the order. */
export interface AmendedLine {
  wanted: WantedLine;
  /** null if it isn't in the order. */
  priced: CartLine | null;
  refusal: AmendRefusal | null;
}

/**
 * Lines of an order as wanted: what was ordered keeps its price, promo, and tax of placement, whatever the store charges
 * today; what is new costs what it costs today.
 * @param short items of which there isn't enough: they stay as they were
 */
export const amendedLines = (wanted: readonly WantedLine[], short: ReadonlySet<string>): AmendedLine[] =>
  wanted.map((line) => {
    const { placed, today, quantity, weight } = line;
    if (isMore(line) && (line.left !== null || short.has(line.itemId)))
      return { wanted: line, priced: placed, refusal: 'UNAVAILABLE' };
    if (placed)
      return { wanted: line, priced: { ...placed, qty: quantity, weight: placed.weight && weight }, refusal: null };
    if (line.isRestricted) return { wanted: line, priced: null, refusal: 'RESTRICTED' };
    return { wanted: line, priced: today, refusal: today ? null : 'UNAVAILABLE' };
  });

const isMore = ({ placed, quantity }: WantedLine): boolean => quantity > (placed?.qty ?? 0);

/** Items of which a line asks for more than can be had: nothing more of them is taken. */
export const shortItems = (wanted: readonly WantedLine[]): ReadonlySet<string> =>
  new Set(wanted.filter((line) => line.left !== null && isMore(line)).map(({ itemId }) => itemId));

/** Pieces to take from the stock (positive) and to give back (negative), by item. */
export function stockMoves(
  before: readonly { itemId: string; reserved: number }[],
  after: readonly { itemId: string; quantity: number }[],
): Map<string, number> {
  const moves = new Map<string, number>();
  const add = (itemId: string, pieces: number) => moves.set(itemId, (moves.get(itemId) ?? 0) + pieces);
  for (const { itemId, quantity } of after) add(itemId, quantity);
  for (const { itemId, reserved } of before) add(itemId, -reserved);
  return moves;
}
