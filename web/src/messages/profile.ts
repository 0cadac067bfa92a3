import { profile } from './en/profile.ts';
import { areaTexts } from './messages.ts';

/** Texts of the account, in one language. */
export type ProfileTexts = typeof profile;

/** The texts of the account, in the page's language. */
export const useProfileTexts = areaTexts<ProfileTexts>({ en: profile });
