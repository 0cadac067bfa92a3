import { scratch } from '../en/play/scratch.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the scratch card. */
export const useScratchTexts = areaTexts({ en: scratch });
