import { account } from './account.ts';
import { draws } from './draws.ts';
import { frame } from './frame.ts';
import { games } from './games.ts';

/** English. A further language is a second catalogue of the same shape. */
export const en = { frame, account, games, draws };
