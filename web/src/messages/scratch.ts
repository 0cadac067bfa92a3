import { scratch } from './en/scratch.ts';
import { areaTexts } from './messages.ts';

/** Texts of the scratch card. */
export const useScratchTexts = areaTexts({ en: scratch });
