import { documentTexts as en } from '../en/documents.ts';
import { documentTexts as es } from '../es/documents.ts';
import { areaTexts } from '../messages.ts';

/** Texts of the pages that the footer leads to. */
export const useDocumentTexts = areaTexts({ en, es });
