import { push as en } from '../en/phone/push.ts';
import { push as es } from '../es/phone/push.ts';
import { areaTexts } from '../messages.ts';

/** The texts of notifications. */
export const usePushTexts = areaTexts({ en, es });
