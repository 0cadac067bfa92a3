import { activity } from './en/activity.ts';
import { areaTexts } from './messages.ts';

/** The texts of the activity page. */
export const useActivityTexts = areaTexts({ en: activity });
