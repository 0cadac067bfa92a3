import type { useCarts } from '../../cart/useCarts.ts';
import type { MixCase_ProductFragment } from './MixCase.generated.ts';

/** What a mixed case is: so many bottles, and what they bring. */
export interface CaseDeal {
  quantity: number;
  offText: string;
}

/** Product numbers of the bottles in the wine shop's cart, each as often as it is there, as the shopper wants it. */
export function bottlesIn(
  { products, wine }: Pick<ReturnType<typeof useCarts>, 'products' | 'wine'>,
  listed: readonly { id: string }[],
): string[] {
  const ids = new Set([...(wine?.productIds ?? []), ...listed.map(({ id }) => id)]);
  return [...ids].flatMap((id) => Array.from({ length: products.get(id)?.quantity ?? 0 }, () => id));
}

/** Wines of the list that fill the case: one of each that can be had and isn't in it yet, in the order of the list. */
export const fillOf = (
  listed: readonly MixCase_ProductFragment[],
  bottles: readonly string[],
  size: number,
): MixCase_ProductFragment[] =>
  listed
    .filter(({ id, availability }) => availability.state !== 'UNAVAILABLE' && !bottles.includes(id))
    .slice(0, Math.max(0, size - bottles.length));
