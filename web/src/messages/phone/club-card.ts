import { clubCard as en } from '../en/phone/club-card.ts';
import { clubCard as es } from '../es/phone/club-card.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the club card. */
export const useClubCardTexts = areaTexts({ en, es });
