import { footer as en } from '../en/frame/footer.ts';
import { footer as es } from '../es/frame/footer.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the foot of every page, which loads after the first. */
export const useFooterTexts = areaTexts({ en, es });
