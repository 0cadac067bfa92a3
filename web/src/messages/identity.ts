import { identity } from './en/identity.ts';
import { areaTexts } from './messages.ts';

export type IdentityTexts = typeof identity;

/** Texts of signing in. */
export const useIdentityTexts = areaTexts({ en: identity });
