import { winnerNotice as en } from '../en/play/winner-notice.ts';
import { winnerNotice as es } from '../es/play/winner-notice.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the notice of a win. */
export const useWinnerNoticeTexts = areaTexts({ en, es });
