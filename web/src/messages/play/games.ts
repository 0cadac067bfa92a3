import { gameTexts as en } from '../en/play/games.ts';
import { gameTexts as es } from '../es/play/games.ts';
import { areaTexts } from '../messages.ts';

/** Texts of games and of what is won with them, wherever they are shown. */
export const useGameTexts = areaTexts({ en, es });

export type GameTexts = ReturnType<typeof useGameTexts>;
