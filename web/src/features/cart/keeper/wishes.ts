import type { SetCartLine, SubstitutionKind } from '../../../graphql/schema-types.ts';

/** What a shopper wants of a line and the server hasn't answered yet. */
export interface Wish {
  /** What it is about: a line's id, or `+` and the product's number while there is no line, or a key of its own for a product with options. */
  target: string;
  productId: string;
  name: string;
  /** Entry id of the line; null while there is none. */
  lineId: string | null;
  /** Packages when the shopper began to change it. */
  base: number;
  /** Packages wanted; 0 removes the line. */
  quantity: number;
  /** Pounds wanted, if it's sold by weight. */
  weight?: number;
  /** Pounds when the shopper began to change it. */
  baseWeight?: number | null;
  /** UPCs of the chosen options, and a note: they tell the line apart. */
  options?: readonly string[];
  comments?: string;
  /** Are its options or its note another than before? */
  isRemade?: boolean;
  /** What to do if it's out. */
  substitution?: SubstitutionKind;
  substituteId?: string;
  /** Was it typed? Then it means exactly this much, whatever it is by now. */
  isExact?: boolean;
  /** What is said of the line as it is, when it moves between the cart and later; and the cart that it was seen in. */
  set?: SetCartLine;
  of?: { cartId: string; version: number };
  /** Is the answer said aloud? A stepper says its own. */
  isAloud?: boolean;
}

const isBack = ({ base, quantity, weight, baseWeight, substitution, isRemade, isExact }: Wish): boolean =>
  quantity === base &&
  !isRemade &&
  !isExact &&
  substitution === undefined &&
  (weight === undefined || weight === baseWeight);

/**
 * The wishes with one more: a newer one about the same line takes the older one's place, so that quick taps become one
 * change, and one that ends where it began is none.
 */
export function withWish(wishes: readonly Wish[], next: Wish): readonly Wish[] {
  const index = wishes.findIndex(({ target }) => target === next.target);
  if (index < 0) return isBack(next) ? wishes : [...wishes, next];
  const older = wishes[index]!;
  const merged: Wish = {
    ...older,
    ...next,
    base: older.base,
    ...(older.baseWeight === undefined ? {} : { baseWeight: older.baseWeight }),
  };
  return isBack(merged) ? wishes.toSpliced(index, 1) : wishes.with(index, merged);
}

/** The newest wish about a line or product, of several lists, the newest first. */
export const wishFor = (target: string, ...lists: readonly (readonly Wish[])[]): Wish | undefined => {
  for (const list of lists) {
    const found = list.find((wish) => wish.target === target);
    if (found) return found;
  }
  return undefined;
};
