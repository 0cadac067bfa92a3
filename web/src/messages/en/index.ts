import { frame } from './frame.ts';
import { games } from './games.ts';

/** English, as far as every page needs it; the other files here load with their area. A further language is a second folder of the same shape. */
export const en = { frame, games };
