import { gameOver as en } from '../en/play/game-over.ts';
import { gameOver as es } from '../es/play/game-over.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a game that is over, and of prizes that wait. */
export const useGameOverTexts = areaTexts({ en, es });
