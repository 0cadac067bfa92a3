import { freeEntry } from '../en/play/free-entry.ts';
import { areaTexts } from '../messages.ts';

/** Texts of entering a sweepstakes without a purchase. */
export const useFreeEntryTexts = areaTexts({ en: freeEntry });
