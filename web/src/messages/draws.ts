import { draws } from './en/draws.ts';
import { areaTexts } from './messages.ts';

export type DrawTexts = typeof draws;

/** Texts of the sweepstakes, the draws and the inbox. */
export const useDrawTexts = areaTexts({ en: draws });
