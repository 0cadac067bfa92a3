import { invoices as en } from '../en/ordering/invoices.ts';
import { invoices as es } from '../es/ordering/invoices.ts';
import { areaTexts } from '../messages.ts';

/** Texts of what a business was charged. */
export const useInvoicesTexts = areaTexts({ en, es });
