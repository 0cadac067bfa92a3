import { join } from './en/join.ts';
import { areaTexts } from './messages.ts';

export type JoinTexts = typeof join;

/** Texts of joining. */
export const useJoinTexts = areaTexts({ en: join });
