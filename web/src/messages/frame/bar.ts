import { bar as en } from '../en/frame/bar.ts';
import { bar as es } from '../es/frame/bar.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the bar at the foot of a phone, which loads after the page. */
export const useBarTexts = areaTexts({ en, es });
