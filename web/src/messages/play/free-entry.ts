import { freeEntry as en } from '../en/play/free-entry.ts';
import { freeEntry as es } from '../es/play/free-entry.ts';
import { areaTexts } from '../messages.ts';

/** Texts of entering a sweepstakes without a purchase. */
export const useFreeEntryTexts = areaTexts({ en, es });
