import { activity } from '../en/play/activity.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the activity page. */
export const useActivityTexts = areaTexts({ en: activity });
