import { gameCardTexts } from '../en/play/game-card.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a game on a card. */
export const useGameCardTexts = areaTexts({ en: gameCardTexts });
