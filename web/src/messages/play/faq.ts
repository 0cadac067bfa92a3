import { faq as en } from '../en/play/faq.ts';
import { faq as es } from '../es/play/faq.ts';
import { areaTexts } from '../messages.ts';

/** Questions that shoppers ask about a game, and their answers. */
export const useFaqTexts = areaTexts({ en, es });
