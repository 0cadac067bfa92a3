import { bonusPathTexts as en } from '../en/play/bonus-path.ts';
import { bonusPathTexts as es } from '../es/play/bonus-path.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the Bonus Path and of the welcome offers. */
export const useBonusPathTexts = areaTexts({ en, es });
