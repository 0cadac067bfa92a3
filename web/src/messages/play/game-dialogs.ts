import { gameDialogs as en } from '../en/play/game-dialogs.ts';
import { gameDialogs as es } from '../es/play/game-dialogs.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the dialogs of a game: rules, opting in, odds, the check of a play. */
export const useGameDialogTexts = areaTexts({ en, es });
