import { account } from './en/identity.ts';
import { areaTexts } from './messages.ts';

export type AccountTexts = typeof account;

/** Texts of signing in. */
export const useAccountTexts = areaTexts({ en: account });
