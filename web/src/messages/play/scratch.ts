import { scratch as en } from '../en/play/scratch.ts';
import { scratch as es } from '../es/play/scratch.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the scratch card. */
export const useScratchTexts = areaTexts({ en, es });
