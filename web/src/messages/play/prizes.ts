import { areaTexts } from '../messages.ts';
import { prizes as en } from '../en/play/prizes.ts';
import { prizes as es } from '../es/play/prizes.ts';

/** Texts of the prizes' pages. */
export const usePrizeTexts = areaTexts({ en, es });

export type PrizeTexts = ReturnType<typeof usePrizeTexts>;
