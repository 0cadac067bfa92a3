import { passkeys as en } from '../en/passkeys.ts';
import { passkeys as es } from '../es/passkeys.ts';
import { areaTexts } from '../messages.ts';

/** Texts of passkeys. */
export const usePasskeyTexts = areaTexts({ en, es });
