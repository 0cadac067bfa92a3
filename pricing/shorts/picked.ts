import type { CartLine } from '../cart.ts';
import { unitCents } from '../lots.ts';

/** What was packed for a line of the order. */
export interface PickedLine {
  lineId: string;
  /** Packages; 0 if there was none. */
  qty: number;
  /** Real weight of each, in hundredths of a pound; as estimated if omitted. */
  weight?: number | null;
  /** What was packed in its place, if the shopper accepts it. */
  substitute?: Omit<CartLine, 'lineId' | 'qty'> | null;
}

/** A line as it was ordered, and what became of it; lines of which nothing is left have no `kept`. */
export interface LineOutcome {
  ordered: CartLine;
  kept: CartLine | null;
  /** Packages, a substitute's among them. */
  qty: number;
  isSubstituted: boolean;
}

/** What became of each line; one that isn't among `picked` is as ordered. */
export function outcomesOf(cart: readonly CartLine[], picked: readonly PickedLine[]): LineOutcome[] {
  const byLine = new Map(picked.map((pick) => [pick.lineId, pick]));
  return cart.map((ordered) => {
    const pick = byLine.get(ordered.lineId);
    if (!pick) return { ordered, kept: ordered, qty: ordered.qty, isSubstituted: false };
    const { qty, weight = ordered.weight, substitute = null } = pick;
    const line = substitute ?? { ...ordered, weight };
    const kept = qty > 0 ? { ...line, lineId: ordered.lineId, qty } : null;
    return { ordered, kept, qty, isSubstituted: substitute !== null };
  });
}

/** Is less packed than was ordered, or something else? A weight that differs from its estimate isn't a shortage. */
export const isShort = ({ ordered, qty, isSubstituted }: LineOutcome): boolean => isSubstituted || qty < ordered.qty;

/** Regular price of a package as it was ordered, at its real weight if that is less. */
export function keptUnitCents({ ordered, kept, isSubstituted }: LineOutcome): number {
  const asOrdered = unitCents(ordered, ordered.listCents);
  return kept === null || isSubstituted ? asOrdered : Math.min(asOrdered, unitCents(kept, ordered.listCents));
}
