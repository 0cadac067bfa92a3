import type { CartKind } from '../../../generated/resolvers.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** S-78: kinds of carts, by what the service calls them. */
const kinds = {
  abs: 'GROCERY',
  '1P_WINE': 'WINE',
  '1P_SNS': 'SUBSCRIPTION',
  '1P_B2B': 'BUSINESS',
  mkp: 'MARKETPLACE',
} as const satisfies Record<string, CartKind>;

/** What the service calls a cart's program. */
export type CartProgram = keyof typeof kinds;

/** The kind of a cart. */
export const kindOf = (program: CartProgram): CartKind => kinds[program];

const order: readonly CartKind[] = ['GROCERY', 'WINE', 'SUBSCRIPTION', 'BUSINESS', 'MARKETPLACE'];

/** In the order they are shown: the grocery cart first (S-79). */
export const inShownOrder = <Cart extends { program: CartProgram }>(carts: readonly Cart[]): Cart[] =>
  carts.toSorted((one, other) => order.indexOf(kindOf(one.program)) - order.indexOf(kindOf(other.program)));

/**
 * `Safeway`, `Vine and Cellar`, `Copper & Clay` (S-78).
 * @param banner the banner's name. @param seller the seller's; null if unknown
 */
export function cartTitle(program: CartProgram, banner: string, seller: string | null, language: Language): string {
  const kind = kindOf(program);
  if (kind === 'GROCERY') return banner;
  return kind === 'MARKETPLACE' ? (seller ?? texts[language].titles.MARKETPLACE) : texts[language].titles[kind];
}
