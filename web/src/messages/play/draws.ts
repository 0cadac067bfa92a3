import { draws } from '../en/play/draws.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a draw on the pages of its game. */
export const useDrawTexts = areaTexts({ en: draws });
