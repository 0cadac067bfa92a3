import { menu as en } from '../en/frame/menu.ts';
import { menu as es } from '../es/frame/menu.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the menu, which loads when it opens. */
export const useMenuTexts = areaTexts({ en, es });
