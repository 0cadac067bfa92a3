import { welcomeTexts as en } from '../en/frame/welcome.ts';
import { welcomeTexts as es } from '../es/frame/welcome.ts';
import { areaTexts } from '../messages.ts';

/** Texts of a shop without a store. */
export const useWelcomeTexts = areaTexts({ en, es });
