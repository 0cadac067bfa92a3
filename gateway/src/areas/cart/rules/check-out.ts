import type { Cart } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

type Line = Pick<Cart['lines'][number], 'available' | 'leftQuantity'>;
type Facts = Pick<Cart, 'missingCents'> & {
  lines: readonly Line[];
  cartSummary: Pick<Cart['cartSummary'], 'availableItemQuantity'>;
};

/** Is the line one that checkout refuses: not there, or not as many (T-72)? */
const isRefused = ({ available, leftQuantity }: Line): boolean => !available || leftQuantity != null;

/** Can the cart be checked out as it is? Checkout asks for the same: its minimum, and every line as it stands (N-60). */
export const canCheckOut = ({ missingCents, lines, cartSummary }: Facts): boolean =>
  missingCents === 0 && cartSummary.availableItemQuantity > 0 && !lines.some(isRefused);

/** What to do about lines that checkout refuses; null if there are none. */
export function unavailableText({ lines }: Pick<Facts, 'lines'>, language: Language): string | null {
  const out = lines.filter(({ available }) => !available).length;
  const short = lines.filter(isRefused).length - out;
  return out + short === 0 ? null : texts[language].unavailable(out, short);
}
