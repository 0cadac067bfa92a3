import { StartError, codeOf } from '../start-error.ts';

/** How long a start waits for a database that is about to be there, in milliseconds. */
const longestWaitMs = 120_000;
const pauseMs = 500;

/** Starting, recovering from a crash, or stopping to start again (PostgreSQL's class 57P). */
const comingBack: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03']);

export interface WaitForDatabase {
  /** Asks the database. @returns does it refuse writes? @throws why it can't be asked */
  ask: () => Promise<boolean>;
  /** Is told once why a start has to wait. */
  say: (sentence: string) => void;
  longestMs?: number;
}

/**
 * Waits for a database that starts, recovers from a crash, or is a standby still.
 * @throws StartError when that takes too long, and at once whatever else `ask` throws
 */
export async function waitForDatabase({ ask, say, longestMs = longestWaitMs }: WaitForDatabase): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const reason = await reasonToWait(ask);
    if (reason === null) return;
    if (waitedMs >= longestMs) throw new StartError(`${reason}. It wasn't ready within ${longestMs / 1000} seconds.`);
    if (waitedMs === 0) say(`${reason}. Waiting for it, for ${longestMs / 1000} seconds at most.`);
    await new Promise((goOn) => setTimeout(goOn, pauseMs));
  }
}

async function reasonToWait(ask: () => Promise<boolean>): Promise<string | null> {
  try {
    return (await ask()) ? 'The database at DATABASE_URL is read-only, as a standby is' : null;
  } catch (error) {
    if (!comingBack.has(codeOf(error))) throw error;
    return `The database at DATABASE_URL isn't ready yet (${(error as Error).message})`;
  }
}
