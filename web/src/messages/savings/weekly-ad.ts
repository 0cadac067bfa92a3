import { weeklyAdTexts as en } from '../en/savings/weekly-ad.ts';
import { weeklyAdTexts as es } from '../es/savings/weekly-ad.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the weekly ad. */
export const useAdTexts = areaTexts({ en, es });
