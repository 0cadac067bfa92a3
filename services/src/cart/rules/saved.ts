import type { Change, Drafted } from './change-lines.ts';
import type { Line } from './line.ts';

/** What there is of a line: packages in the cart, and packages kept for later. */
export interface Split {
  quantity: number;
  saved: number;
}

/** Moves packages of a line between the cart and later: what there is of it in all stays the same, so that no move can collide with another. */
export const isMove = ({ saved, quantity }: Change): boolean => saved !== undefined && quantity === undefined;

/** How a change splits a line. @returns as it was asked for; whether the store has as much is another question */
export function splitOf(line: Line, change: Change): Split {
  const { quantity = line.quantity, saved = line.saved } = change;
  if (!isMove(change)) return { quantity, saved };
  const all = line.quantity + line.saved;
  const later = Math.min(saved, all);
  return { quantity: all - later, saved: later };
}

/** Lines that have something kept for later. */
export const savedLines = ({ lines }: Drafted): number => [...lines.values()].filter(({ saved }) => saved > 0).length;
