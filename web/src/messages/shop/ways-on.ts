import { waysOn as en } from '../en/ways-on.ts';
import { waysOn as es } from '../es/ways-on.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the ways on from a list that has nothing, or only what is sold out. */
export const useWaysOnTexts = areaTexts({ en, es });
