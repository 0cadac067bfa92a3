import { purchaseHistory as en } from '../en/ordering/purchase-history.ts';
import { purchaseHistory as es } from '../es/ordering/purchase-history.ts';
import { areaTexts } from '../messages.ts';

/** Texts of all that a household has bought. */
export const usePurchaseHistoryTexts = areaTexts({ en, es });
