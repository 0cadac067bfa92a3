import { receipt as en } from './en/ordering/receipt.ts';
import { receipt as es } from './es/ordering/receipt.ts';
import { areaTexts } from './messages.ts';

/** Texts of receipts, and of checking them. */
export const useReceiptTexts = areaTexts({ en, es });
