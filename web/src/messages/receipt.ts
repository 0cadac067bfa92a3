import { receipt } from './en/ordering/receipt.ts';
import { areaTexts } from './messages.ts';

/** Texts of receipts, and of checking them. */
export const useReceiptTexts = areaTexts({ en: receipt });
