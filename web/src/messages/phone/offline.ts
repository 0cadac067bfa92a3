import { offline as en } from '../en/phone/offline.ts';
import { offline as es } from '../es/phone/offline.ts';
import type { Language } from '../language.ts';

/** The texts of what stays readable without a connection, for the server: its page knows nothing of React. */
export const offlineTexts: Record<Language, typeof en> = { en, es };
