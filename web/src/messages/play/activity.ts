import { activity as en } from '../en/play/activity.ts';
import { activity as es } from '../es/play/activity.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the activity page. */
export const useActivityTexts = areaTexts({ en, es });
