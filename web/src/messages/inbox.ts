import { inbox as en } from './en/inbox.ts';
import { inbox as es } from './es/inbox.ts';
import { areaTexts } from './messages.ts';

/** Texts of the inbox. */
export const useInboxTexts = areaTexts({ en, es });
