import { tourTexts as en } from '../en/tour.ts';
import { tourTexts as es } from '../es/tour.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the guided tour. */
export const useTourTexts = areaTexts({ en, es });
