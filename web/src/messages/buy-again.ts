import { buyAgain } from './en/ordering/buy-again.ts';
import { areaTexts } from './messages.ts';

/** Texts of the shelf of what was bought before. */
export const useBuyAgainTexts = areaTexts({ en: buyAgain });
