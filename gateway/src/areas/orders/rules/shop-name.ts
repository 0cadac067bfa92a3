import type { CartKind } from '../../../generated/resolvers.ts';
import { cartTitle } from '../../cart/rules/cart-kind.ts';
import type { Language } from '../../../shared/language.ts';

const programs = {
  GROCERY: 'abs',
  WINE: '1P_WINE',
  SUBSCRIPTION: '1P_SNS',
  BUSINESS: '1P_B2B',
  MARKETPLACE: 'mkp',
} as const;

/** `Safeway`; `Vine and Cellar`; `Copper & Clay` (S-78). @param seller null if unknown */
export const shopNameOf = (kind: CartKind, banner: string, seller: string | null, language: Language): string =>
  cartTitle(programs[kind], banner, seller, language);
