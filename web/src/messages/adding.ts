import { adding } from './en/ordering/adding.ts';
import { areaTexts } from './messages.ts';

/** Texts of steppers. */
export const useAddingTexts = areaTexts({ en: adding });
