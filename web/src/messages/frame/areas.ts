import { areas as en } from '../en/frame/areas.ts';
import { areas as es } from '../es/frame/areas.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the site's areas, which load after the page. */
export const useAreasTexts = areaTexts({ en, es });
