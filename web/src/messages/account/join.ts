import { join as en } from '../en/join.ts';
import { join as es } from '../es/join.ts';
import { areaTexts } from '../messages.ts';

export type JoinTexts = typeof en;

/** Texts of joining. */
export const useJoinTexts = areaTexts({ en, es });
