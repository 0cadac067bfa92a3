import { kindOf, type CartProgram } from './cart-kind.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** What the shopper must know of a cart: who may take what contains alcohol (N-54), and what a seller doesn't take. null if nothing. */
export function conditionText(
  program: CartProgram,
  channel: string,
  lines: readonly { containsAlcohol: boolean }[],
  language: Language,
): string | null {
  if (kindOf(program) === 'MARKETPLACE') return texts[language].sellerCoupons;
  if (!lines.some(({ containsAlcohol }) => containsAlcohol)) return null;
  return channel === 'DELIVERY' ? texts[language].adultSigns : texts[language].showsId;
}
