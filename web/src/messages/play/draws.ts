import { draws as en } from '../en/play/draws.ts';
import { draws as es } from '../es/play/draws.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a draw on the pages of its game. */
export const useDrawTexts = areaTexts({ en, es });
