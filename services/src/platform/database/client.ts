import pg from 'pg';
import type { PreparedRead } from './prepared-read.ts';
import { isStaleStatement, statementNames } from './statements.ts';

interface Settings extends pg.ClientConfig {
  /** false behind a pooler that gives every transaction a different server connection. */
  prepares?: boolean;
}

type Query = (given: unknown, values?: unknown, callback?: unknown) => unknown;

/** A column of a prepared read, and how its values are read. */
export interface Column {
  name: string;
  parse(text: string): unknown;
}

const run = pg.Client.prototype.query as Query;
const { getStartupConf: startupConf } = pg.Client.prototype as unknown as {
  getStartupConf(this: pg.Client): Record<string, string>;
};
const names = statementNames();

/** A value as the server reads it. */
const bound = (value: unknown): unknown => (value instanceof Temporal.Instant ? value.toString() : value);

/**
 * A connection that takes `Temporal.Instant` as a value and on which a statement that comes again is parsed once. When
 * tables have changed since, or the prepared statement is gone, it is prepared again under another name; inside a
 * transaction, which the refusal has ended, by the caller's next try.
 */
export class PreparingClient extends pg.Client {
  readonly prepares: boolean;
  /** The reads that are prepared here, with what they bring; a prepared statement never changes that. */
  readonly reads = new Map<PreparedRead, readonly Column[]>();
  #era = 0;

  constructor(settings?: Settings) {
    super(settings);
    this.prepares = settings?.prepares ?? true;
  }

  // pg's overloads all come to this; a text with values is answered by a promise.
  override query: typeof pg.Client.prototype.query = ((given: unknown, values?: unknown, callback?: unknown) =>
    typeof given === 'string' && Array.isArray(values) && values.length > 0 && callback === undefined
      ? this.#statement(given, values.map(bound))
      : run.call(this, given, values, callback)) as typeof pg.Client.prototype.query;

  /** Dates are read in UTC. Unlike other settings the time zone may be named at the start, poolers included. */
  getStartupConf(): Record<string, string> {
    return { ...startupConf.call(this), TimeZone: 'UTC' };
  }

  /** The name of a statement on this connection; the empty one is forgotten with the next. */
  nameOf(name: string): string {
    if (!this.prepares) return '';
    return this.#era === 0 ? name : `${name}_${this.#era}`;
  }

  /** Everything is prepared again, under other names. */
  prepareAgain(): void {
    this.#era += 1;
    this.reads.clear();
  }

  #statement(text: string, values: readonly unknown[]): unknown {
    const name = this.prepares ? names.of(text) : undefined;
    if (name === undefined) return run.call(this, { text, values });
    const attempt = () => run.call(this, { name: this.nameOf(name), text, values }) as Promise<unknown>;
    return attempt().catch((error: unknown) => {
      if (!isStaleStatement(error)) throw error;
      this.prepareAgain();
      if (this.getTransactionStatus() !== 'I') throw error;
      return attempt();
    });
  }
}
