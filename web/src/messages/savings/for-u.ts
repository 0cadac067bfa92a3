import { forUTexts as en } from '../en/savings/for-u.ts';
import { forUTexts as es } from '../es/savings/for-u.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the page where everything that saves or earns begins. */
export const useForUTexts = areaTexts({ en, es });
