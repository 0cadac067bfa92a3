import { scan as en } from '../en/phone/scan.ts';
import { scan as es } from '../es/phone/scan.ts';
import { areaTexts } from '../messages.ts';

/** The texts of scanning a code. */
export const useScanTexts = areaTexts({ en, es });
