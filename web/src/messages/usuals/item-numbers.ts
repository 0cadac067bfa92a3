import { itemNumbers as en } from '../en/ordering/item-numbers.ts';
import { itemNumbers as es } from '../es/ordering/item-numbers.ts';
import { areaTexts } from '../messages.ts';

/** Texts of adding by item number. */
export const useItemNumbersTexts = areaTexts({ en, es });
