import { profile as en } from './en/profile.ts';
import { profile as es } from './es/profile.ts';
import { areaTexts } from './messages.ts';

/** Texts of the account, in one language. */
export type ProfileTexts = typeof en;

/** The texts of the account, in the page's language. */
export const useProfileTexts = areaTexts<ProfileTexts>({ en, es });
