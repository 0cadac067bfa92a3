import { followChanges } from './follow.ts';
import { followTogether } from './together.ts';

/** Follows changes, along with the browser's other tabs. @returns leaves */
export const follow = (): (() => void) => followTogether({ follow: followChanges });
