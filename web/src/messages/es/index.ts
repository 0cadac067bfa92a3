import { frame } from './frame.ts';
import { games } from './games.ts';

/** Spanish, as far as every page needs it; the other files here load with their area. */
export const es = { frame, games };
