import { identity as en } from './en/identity.ts';
import { identity as es } from './es/identity.ts';
import { areaTexts } from './messages.ts';

export type IdentityTexts = typeof en;

/** Texts of signing in. */
export const useIdentityTexts = areaTexts({ en, es });
