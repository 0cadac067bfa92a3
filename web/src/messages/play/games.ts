import { gameTexts } from '../en/play/games.ts';
import { areaTexts } from '../messages.ts';

/** Texts of games and of what is won with them, wherever they are shown. */
export const useGameTexts = areaTexts({ en: gameTexts });

export type GameTexts = ReturnType<typeof useGameTexts>;
