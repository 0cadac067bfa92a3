import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { sessionLimits } from '../rules/limits.ts';
import { endedSince } from '../store/sessions.ts';
import { identityTables } from '../store/tables.ts';

/** How long a session ended by another process may still count as active. */
const freshForMs = 2000;

type Needs = Pick<ServiceContext, 'db' | 'clock'>;

/** Sessions that were ended while a token of theirs may still live, kept in memory. */
export interface EndedSessions {
  /** Has this session been signed out, replaced or ended for safety? One read serves all requests of two seconds. */
  has(sessionId: string): Promise<boolean>;
  /** What this process has ended counts from its next request on. */
  renew(): void;
}

const instances = new WeakMap<Database, EndedSessions>();

/** The ended sessions of a database, the same for everyone in this process. */
export function endedSessionsOf(context: Needs): EndedSessions {
  const found = instances.get(context.db) ?? createEndedSessions(context);
  instances.set(context.db, found);
  return found;
}

export function createEndedSessions({ db, clock }: Needs): EndedSessions {
  /** Counts what this process has ended: a read that started earlier may miss it. */
  let version = 0;
  let known = { ended: new Set<string>() as ReadonlySet<string>, version: -1, at: -Infinity };
  let reading: { version: number; done: Promise<void> } | null = null;

  async function read(begunAt: number): Promise<void> {
    const now = clock.now();
    const ended = await endedSince(identityTables(db), now.subtract(sessionLimits.accessToken));
    known = { ended: new Set(ended), version: begunAt, at: now.epochMilliseconds };
  }

  function begin(): NonNullable<typeof reading> {
    return (reading = { version, done: read(version).finally(() => (reading = null)) });
  }

  return {
    async has(sessionId) {
      const wanted = version;
      const isFresh = Math.abs(clock.now().epochMilliseconds - known.at) <= freshForMs;
      if (!isFresh || known.version < wanted) {
        // One that began too early is waited for; the next begins after this question, so it will do for certain.
        if (reading && reading.version < wanted) await reading.done.catch(() => undefined);
        await (reading ?? begin()).done;
      }
      return known.ended.has(sessionId);
    },
    renew: () => void (version += 1),
  };
}
