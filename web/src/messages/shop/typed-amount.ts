import { typedAmount as en } from '../en/ordering/typed-amount.ts';
import { typedAmount as es } from '../es/ordering/typed-amount.ts';
import { pageTexts } from '../messages.ts';

/** Why what was typed can't be the amount of a product. */
export const pageTypedAmountTexts = pageTexts({ en, es });
