import type { Database } from '../platform/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { sessionLimits } from './rules/limits.ts';
import { identityTables } from './tables.ts';

/** For so long a session that was ended by another process may still be taken for a living one. */
const freshForMs = 2000;

type Needs = Pick<ServiceContext, 'db' | 'clock'>;

/** Sessions that were ended while a token of theirs may still live, kept in memory. */
export interface EndedSessions {
  /** Has this session been signed out, replaced or ended for safety? One read serves all requests of two seconds. */
  has(sessionId: string): Promise<boolean>;
  /** What this process has ended counts from its next request on. */
  renew(): void;
}

const known = new WeakMap<Database, EndedSessions>();

/** The ended sessions of a database, the same for everybody in this process. */
export function endedSessionsOf(context: Needs): EndedSessions {
  const found = known.get(context.db) ?? createEndedSessions(context);
  known.set(context.db, found);
  return found;
}

export function createEndedSessions({ db, clock }: Needs): EndedSessions {
  let ended: ReadonlySet<string> = new Set();
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const now = clock.now();
    // What is ended while this is being read may be missing in it: `renew` then sets another mark.
    const mark = (readAt = now.epochMilliseconds);
    try {
      const rows = await identityTables(db)
        .selectFrom('identity.session')
        .select('session_id')
        .where('revoked_at', '>', now.subtract(sessionLimits.accessToken))
        .execute();
      if (readAt === mark) ended = new Set(rows.map((row) => row.session_id));
    } catch (error) {
      readAt = -Infinity;
      throw error;
    }
  }

  return {
    async has(sessionId) {
      const isFresh = Math.abs(clock.now().epochMilliseconds - readAt) <= freshForMs;
      if (reading !== null || !isFresh)
        do await (reading ??= read().finally(() => (reading = null)));
        while (readAt === -Infinity);
      return ended.has(sessionId);
    },
    renew: () => void (readAt = -Infinity),
  };
}
