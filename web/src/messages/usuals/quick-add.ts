import { quickAdd as en } from '../en/ordering/quick-add.ts';
import { quickAdd as es } from '../es/ordering/quick-add.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the usuals. */
export const useQuickAddTexts = areaTexts({ en, es });
