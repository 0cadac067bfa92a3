import { freshPassTexts as en } from '../en/play/fresh-pass.ts';
import { freshPassTexts as es } from '../es/play/fresh-pass.ts';
import { areaTexts } from '../messages.ts';

/** The texts of FreshPass. */
export const useFreshPassTexts = areaTexts({ en, es });
