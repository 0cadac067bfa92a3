import { codeOf } from '../start-error.ts';

/** What the database can do right now. `sentence` is for the log and `/readyz`: no path, no value of a statement. */
export type DatabaseCondition = { state: 'ready' } | { state: 'read-only' | 'down'; sentence: string };

/** Who knows: the process that runs the server, the watch on its disk, a statement that failed, whoever asks the server. */
type Witness = 'server' | 'disk' | 'statement' | 'connection';

const ready: DatabaseCondition = { state: 'ready' };
const severity = { ready: 0, 'read-only': 1, down: 2 } as const;

/** How long a statement's "disk full" counts; after that, the next write finds out for itself. */
const fullForMs = 15_000;

/** Seconds after which a refused write is worth another try. */
export const retryWriteAfterSeconds = 15;

/** One home for the state of the database. The worst that anyone reports counts. */
export class DatabaseHealth {
  readonly #conditions = new Map<Witness, DatabaseCondition>();
  readonly #listeners: ((condition: DatabaseCondition) => void)[] = [];
  #forget: NodeJS.Timeout | undefined;
  #ask: (() => Promise<void>) | undefined;
  #isAsking = false;

  current(): DatabaseCondition {
    return [...this.#conditions.values()].reduce(
      (worst, each) => (severity[each.state] > severity[worst.state] ? each : worst),
      ready,
    );
  }

  /** Calls `listener` whenever the state changes, not on every report. */
  onChange(listener: (condition: DatabaseCondition) => void): void {
    this.#listeners.push(listener);
  }

  set(witness: Witness, condition: DatabaseCondition): void {
    const before = this.current().state;
    this.#conditions.set(witness, condition);
    const now = this.current();
    if (now.state !== before) for (const listener of this.#listeners) listener(now);
  }

  /** Names who asks the server how it is, when a statement has found it away; settles when it is ready. */
  askWith(ask: () => Promise<void>): void {
    this.#ask = ask;
  }

  /**
   * Hears of a statement that failed. @returns whether that is worth a line in the log: of a database that is away or
   * read-only, only the first failure is; its state is announced
   */
  statementFailed(error: unknown): boolean {
    if (isDiskFull(error)) {
      this.set('statement', diskFull());
      clearTimeout(this.#forget);
      this.#forget = setTimeout(() => this.set('statement', ready), fullForMs).unref();
    }
    if (!isUnavailable(error)) return true;
    if (this.current().state !== 'ready') return false;
    if (!this.#ask || !isOutage(error)) return true;
    if (this.#isAsking) return false;
    this.#isAsking = true;
    void this.#ask().finally(() => (this.#isAsking = false));
    return true;
  }
}

/** The condition of a database that has no room left to write. `freeBytes` is what its disk still has, when known. */
export function diskFull(freeBytes?: number): DatabaseCondition {
  const left = freeBytes === undefined ? '' : ` (${Math.floor(freeBytes / 1024 ** 2)} MiB left)`;
  return {
    state: 'read-only',
    sentence: `The database's disk is full${left}: reads still work, but writes are refused until there is room again.`,
  };
}

/** PostgreSQL's disk_full; the file system's ENOSPC reaches us under the same number. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === '53100';

// Lost connection, server stopping or starting, out of resources, lock or statement timeout, a standby after a failover.
const passing = /^(08|53|57P0|57014|58030|55P03|40001|40P01|25006)/;
const refused = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Of these, what many statements meet at once: the server is gone, starting, out of connections, or a standby. */
const away = /^(08|53300|57P0|25006)/;
const words = /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/** Is the database starting, stopping, full, or out of reach? Then another try is worth it: 503, not 500. */
export function isUnavailable(error: unknown): boolean {
  return passing.test(codeOf(error)) || isOutOfReach(error);
}

/** Is the whole database affected, not this statement alone? */
export const isOutage = (error: unknown): boolean => away.test(codeOf(error)) || isOutOfReach(error);

const isOutOfReach = (error: unknown): boolean =>
  refused.has(codeOf(error)) || words.test((error as Error | null)?.message ?? '');
