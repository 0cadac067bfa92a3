import { pendingOrderTexts as en } from '../en/frame/pending-order.ts';
import { pendingOrderTexts as es } from '../es/frame/pending-order.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the order that is on its way. */
export const usePendingOrderTexts = areaTexts({ en, es });
