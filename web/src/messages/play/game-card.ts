import { gameCardTexts as en } from '../en/play/game-card.ts';
import { gameCardTexts as es } from '../es/play/game-card.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a game on a card. */
export const useGameCardTexts = areaTexts({ en, es });
