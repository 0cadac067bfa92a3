import { mixCase as en } from '../en/ordering/mix-case.ts';
import { mixCase as es } from '../es/ordering/mix-case.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a mixed case of wine. */
export const useMixCaseTexts = areaTexts({ en, es });
