import { inbox } from './en/inbox.ts';
import { areaTexts } from './messages.ts';

/** Texts of the inbox. */
export const useInboxTexts = areaTexts({ en: inbox });
