import { drawCheck as en } from '../en/play/draw-check.ts';
import { drawCheck as es } from '../es/play/draw-check.ts';
import { areaTexts } from '../messages.ts';

export type DrawCheckTexts = typeof en;

/** Texts of the page that shows a draw and repeats it. */
export const useDrawCheckTexts = areaTexts({ en, es });
