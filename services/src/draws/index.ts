import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { drawModels } from './contract/draws.ts';
import type { BookFreeEntry } from './free-entry/free-entry.ts';
import { drawRoutes } from './routes/draws.ts';
import { freeEntryRoutes } from './routes/free-entry.ts';
import { winRoutes } from './routes/wins.ts';
import { tendWinners } from './winners/winners.ts';

export { FreeEntryBody } from './contract/draws.ts';
export { publicEntries } from './drawing/draw-lines.ts';
export {
  closeDraw,
  type DrawStep,
  publishDraw,
  sealDraw,
  throwDice,
  undoDraw,
  verifyDraw,
  whatFailed,
} from './drawing/draw-operations.ts';
export { nodeHashes } from './drawing/node-hashes.ts';
export { enterByLetter, type LetterWriter } from './free-entry/free-entry.ts';
export { drawById, draws, pseudonyms } from './store/draws.ts';
export type { DrawRow } from './store/tables.ts';
export { acknowledge } from './store/wins.ts';
export { settleWinner, tendWinners } from './winners/winners.ts';
export { ProgramCode } from './contract/draws.ts';
export { type Entered, entryRefused, type EntryRefusal, type NewEntries, tryEntering } from './sweepstakes/entries.ts';
export type { FreeEntry } from './free-entry/free-entry.ts';
export { publishSweepstakes } from './sweepstakes/publish.ts';
export { entryIdOf } from './rules/entry-id.ts';
export { entriesOfFreeEntry, type SweepstakesDraft, sweepstakesProblem } from './rules/sweepstakes.ts';
export { drawsOfPrograms } from './store/draws.ts';
export { entryTotalOf, waitingEntries } from './store/entries.ts';
export { walletWins } from './store/wins.ts';

/**
 * Sweepstakes: entries, the free way in, draws that anyone can verify, and winners (N-28 to N-31).
 * @param book records a household's free entry with its points
 */
export const drawsService = (book: BookFreeEntry): Service => ({
  name: 'draws',
  prefix: '/games',
  models: drawModels,
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, context) {
    drawRoutes(app, context);
    winRoutes(app, context);
    freeEntryRoutes(book)(app, context);
  },
  start: ({ jobs, ...context }) => jobs.schedule('games.winners', '* * * * *', () => tendWinners({ ...context })),
});
