import { install as en } from '../en/phone/install.ts';
import { install as es } from '../es/phone/install.ts';
import { areaTexts } from '../messages.ts';

/** The texts of the storefront as an app of the phone. */
export const useInstallTexts = areaTexts({ en, es });
