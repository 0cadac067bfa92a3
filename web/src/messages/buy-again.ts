import { buyAgain as en } from './en/ordering/buy-again.ts';
import { buyAgain as es } from './es/ordering/buy-again.ts';
import { areaTexts } from './messages.ts';

/** Texts of the shelf of what was bought before. */
export const useBuyAgainTexts = areaTexts({ en, es });
