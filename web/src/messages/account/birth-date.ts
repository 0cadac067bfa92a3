import { birthDate as en } from '../en/birth-date.ts';
import { birthDate as es } from '../es/birth-date.ts';
import { areaTexts } from '../messages.ts';

/** Labels of a date of birth's fields. */
export const useBirthDateLabels = areaTexts({ en, es });
