import { adding as en } from './en/ordering/adding.ts';
import { adding as es } from './es/ordering/adding.ts';
import { areaTexts } from './messages.ts';

/** Texts of steppers. */
export const useAddingTexts = areaTexts({ en, es });
