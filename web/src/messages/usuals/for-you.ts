import { forYou as en } from '../en/ordering/for-you.ts';
import { forYou as es } from '../es/ordering/for-you.ts';
import { areaTexts } from '../messages.ts';

/** Texts of recommendations. */
export const useForYouTexts = areaTexts({ en, es });
