import { Kysely, type LogEvent, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import { Socket } from 'node:net';
import pg from 'pg';
import { PreparingClient } from './client.ts';
import { type OnStatement, openReads } from './round-trips.ts';
import { startupOptions } from './session-settings.ts';
import { isStaleStatement } from './statements.ts';
import { typeParser } from './values.ts';

/** Tables of the platform; a service adds its own with `db.withTables<GamesTables>()`, keyed `'games.program'`. */
export interface PlatformTables {
  'platform.idempotency_key': {
    principal: string;
    route: string;
    key: string;
    fingerprint: string;
    answer: string | null;
    created_at: Temporal.Instant;
  };
}

export type Database = Kysely<PlatformTables>;
export type Transaction = KyselyTransaction<PlatformTables>;

/** Where PostgreSQL is: a URL, or the folder of a Unix socket. */
export type Connection = (
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }
) & {
  /** What shares the server's connections by transaction on the way there: nothing may be kept on one. */
  pooler?: 'transaction';
};

/** Longer than any statement or idle transaction may last, so only a server that is gone stays silent for it. */
const longestSilenceMs = 40_000;

export interface PoolOptions {
  /** Maximum connections (10). */
  max?: number;
  /** Milliseconds without a byte from the server after which a connection counts as lost; 0 for work without a limit. */
  silenceMs?: number;
  /** What a new connection does before anything else. */
  onConnect?: (client: pg.ClientBase) => Promise<void>;
}

/**
 * A pool whose rows hold `Temporal.Instant` (timestamptz), `YYYY-MM-DD` (date) and numbers (bigint). It heals: a lost
 * connection fails the statement that was on it and nothing else, and the next query opens another.
 */
export function createPool(connection: Connection, options: PoolOptions = {}): pg.Pool {
  const { max = 10, onConnect } = options;
  const settings = {
    ...clientSettings(connection, options),
    Client: PreparingClient,
    max,
    idleTimeoutMillis: 30_000,
    ...(onConnect ? { onConnect } : {}),
  };
  const pool = new pg.Pool(settings);
  // An idle connection that the server closes is replaced by the next query.
  pool.on('error', () => undefined);
  // A connection lost between two statements of a transaction has no query to fail: the next one does.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One connection of its own, not open yet. */
export const createClient = (connection: Connection): pg.Client => new PreparingClient(clientSettings(connection, {}));

function clientSettings({ pooler, ...place }: Connection, { silenceMs = longestSilenceMs }: PoolOptions) {
  return {
    ...place,
    prepares: pooler === undefined,
    keepAlive: true,
    stream: () => listeningSocket(silenceMs),
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    connectionTimeoutMillis: 10_000,
    application_name: 'larder',
    // A pooler refuses options; there the role keeps the settings.
    ...(pooler ? {} : { options: startupOptions }),
  };
}

/** A network that drops packets never closes a connection, so a silent one is abandoned. */
function listeningSocket(silenceMs: number): Socket {
  const socket = new Socket();
  const lost = () =>
    socket.destroy(Object.assign(new Error('The database stopped responding.'), { code: 'ETIMEDOUT' }));
  return silenceMs === 0 ? socket : socket.setTimeout(silenceMs, lost);
}

/** @param onStatement hears each statement after it has run; for tests and benchmarks */
export function createDatabase(pool: pg.Pool, onStatement?: OnStatement): Database {
  const log = onStatement && (({ query }: LogEvent) => onStatement(query.sql, query.parameters));
  const db = new Kysely<PlatformTables>({ dialect: new PostgresDialect({ pool }), ...(log ? { log } : {}) });
  openReads(db, pool, onStatement);
  return db;
}

const conflicts = new Set(['40001', '40P01']);
const isRetryable = (error: unknown): boolean =>
  conflicts.has((error as { code?: string } | null)?.code ?? '') || isStaleStatement(error);

/**
 * Runs `work` in one transaction; a deadlock, a serialization failure, or a statement that was prepared before its tables
 * changed is tried again, so `work` has no other effects.
 * Inside a transaction it is a part of that one.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Transaction);
  for (let attempt = 1; ; attempt++) {
    const acts: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((trx) => {
        actsAfter.set(trx.getExecutor(), acts);
        return work(trx);
      });
      for (const act of acts) act();
      return result;
    } catch (error) {
      if (attempt === 4 || !isRetryable(error)) throw error;
    }
  }
}

/** What follows a transaction's commit, by its executor: `withTables` gives a transaction another face, and keeps that. */
const actsAfter = new WeakMap<object, (() => void)[]>();

/** Does this once the transaction has committed, and never if it doesn't; it may not throw. Outside `inTransaction` nothing waits, so it's done at once. */
export function afterCommit(trx: Transaction, act: () => void): void {
  const acts = actsAfter.get(trx.getExecutor());
  if (acts) acts.push(act);
  else act();
}

/** Did this statement meet a unique constraint (of this name)? */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: met } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23505' && (constraint === undefined || constraint === met);
}
