import { drawCheck } from '../en/play/draw-check.ts';
import { areaTexts } from '../messages.ts';

export type DrawCheckTexts = typeof drawCheck;

/** Texts of the page that shows a draw and repeats it. */
export const useDrawCheckTexts = areaTexts({ en: drawCheck });
