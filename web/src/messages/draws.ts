import { draws } from './en/draws.ts';
import { areaTexts } from './messages.ts';

/** Texts of a draw on the pages of its game. */
export const useDrawTexts = areaTexts({ en: draws });
