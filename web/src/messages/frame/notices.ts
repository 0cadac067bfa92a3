import { noticesTexts as en } from '../en/frame/notices.ts';
import { noticesTexts as es } from '../es/frame/notices.ts';
import { areaTexts } from '../messages.ts';

/** Texts of what a page says of itself when it must: that it is old, or that the session has ended. */
export const useNoticesTexts = areaTexts({ en, es });
