import { help as en } from '../en/frame/help.ts';
import { help as es } from '../es/frame/help.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the help page. */
export const useHelpTexts = areaTexts({ en, es });
