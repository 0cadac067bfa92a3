import { areaTexts } from '../messages.ts';
import { prizes } from '../en/play/prizes.ts';

/** Texts of the prizes' pages. */
export const usePrizeTexts = areaTexts({ en: prizes });

export type PrizeTexts = ReturnType<typeof usePrizeTexts>;
