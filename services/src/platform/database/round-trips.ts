import type { Kysely } from 'kysely';
import pg from 'pg';
import { type Column, PreparingClient } from './client.ts';
import type { PreparedRead } from './prepared-read.ts';
import { isStaleStatement } from './statements.ts';
import { textOf, typeParser, type Value } from './values.ts';

type Row = Record<string, unknown>;

/** A read that someone waits for. */
interface Asked {
  read: PreparedRead;
  values: readonly Value[];
  /** What has come back so far. */
  lines: (readonly (string | null)[])[];
  columns: readonly Column[];
  /** It was prepared anew once already. */
  again: boolean;
  settle(rows: Row[]): void;
  fail(error: unknown): void;
}

/** Sends reads to a database. */
export interface Reads {
  ask(read: PreparedRead, values: readonly Value[]): Promise<Row[]>;
}

/** More at once go on a connection of their own. */
const mostOfATrip = 16;

/** By what runs a database's statements: the same however its tables are typed, another inside a transaction. */
const open = new WeakMap<object, Reads>();

/** Hears a statement and its values. */
export type OnStatement = (text: string, values: readonly unknown[]) => void;

/** Sends the prepared reads of a database over its pool. @param onStatement hears each after it has run */
export function openReads<Tables>(db: Kysely<Tables>, pool: pg.Pool, onStatement?: OnStatement): void {
  open.set(db.getExecutor(), createReads(pool, onStatement));
}

/** Undefined for a database without a pool of its own. */
export const readsOf = <Tables>(db: Kysely<Tables>): Reads | undefined => open.get(db.getExecutor());

function createReads(pool: pg.Pool, onStatement: OnStatement = () => undefined): Reads {
  let waiting: Asked[] = [];

  function wait(asked: Asked): void {
    // What other requests ask until the event loop has come around goes along.
    if (waiting.push(asked) === 1) setImmediate(send);
  }

  function send(): void {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += mostOfATrip) travel(all.slice(at, at + mostOfATrip));
  }

  function travel(asked: readonly Asked[]): void {
    pool.connect((error, client, release) => {
      if (!(client instanceof PreparingClient)) return asked.forEach(({ fail }) => fail(error));
      const onEnd = (done: number, failure?: unknown) => {
        release(failure instanceof Error && !isRefusal(failure) ? failure : undefined);
        if (failure === undefined) for (const each of asked) settle(each);
        else failed(client, failure, asked, done);
        for (const { read, values } of asked) onStatement(read.text, values);
      };
      client.query(new RoundTrip(client, asked, onEnd));
    });
  }

  /** One of these has failed. The others travel again: nothing that came before the failure is known to be fresh. */
  function failed(client: PreparingClient, error: unknown, asked: readonly Asked[], at: number): void {
    const isStale = isStaleStatement(error);
    if (isStale) client.prepareAgain();
    for (const [index, each] of asked.entries()) {
      const failedItself = index === at && !(isStale && !each.again);
      if (failedItself || !isRefusal(error)) each.fail(error);
      else wait({ ...each, lines: [], again: each.again || index === at });
    }
  }

  return {
    ask: (read, values) =>
      new Promise((settle, fail) => wait({ read, values, lines: [], columns: [], again: false, settle, fail })),
  };
}

/** Has the server refused a statement, and goes on? */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !/^(08|57P|XX)/.test(error.code ?? '');

function settle({ columns, lines, settle: hand, fail }: Asked): void {
  try {
    hand(lines.map((line) => rowOf(columns, line)));
  } catch (error) {
    fail(error);
  }
}

function rowOf(columns: readonly Column[], line: readonly (string | null)[]): Row {
  const row: Row = {};
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at];
    const text = line[at] ?? null;
    if (column) row[column.name] = text === null ? null : column.parse(text);
  }
  return row;
}

/**
 * Several reads in one message and one answer. No one hears of rows before the answer has ended: what the server has to
 * say about changed tables comes last.
 */
class RoundTrip implements pg.Submittable {
  readonly #client: PreparingClient;
  readonly #asked: readonly Asked[];
  readonly #onEnd: (done: number, failure?: unknown) => void;
  #at = 0;

  /** @param onEnd hears how many were answered, and why the next one was not, if one failed */
  constructor(client: PreparingClient, asked: readonly Asked[], onEnd: (done: number, failure?: unknown) => void) {
    this.#client = client;
    this.#asked = asked;
    this.#onEnd = onEnd;
  }

  submit(connection: pg.Connection): void {
    const parsed = new Set<PreparedRead>();
    connection.stream.cork();
    try {
      for (const { read, values } of this.#asked) {
        const statement = this.#client.nameOf(read.name);
        const isNew = !this.#client.reads.has(read);
        if (isNew && !(statement !== '' && parsed.has(read))) {
          connection.parse({ name: statement, text: read.text, types: [] }, true);
          parsed.add(read);
        }
        connection.bind({ portal: '', statement, values: values.map(textOf) as string[] }, true);
        if (isNew) connection.describe({ type: 'P', name: '' }, true);
        connection.execute({ portal: '', rows: '' }, true);
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number; format: string }[] }): void {
    const asked = this.#asked[this.#at];
    if (!asked) return;
    asked.columns = fields.map(({ name, dataTypeID, format }) => ({
      name,
      parse: typeParser(dataTypeID, format) as Column['parse'],
    }));
    if (this.#client.prepares) this.#client.reads.set(asked.read, asked.columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    this.#asked[this.#at]?.lines.push(fields);
  }

  handleCommandComplete(): void {
    const asked = this.#asked[this.#at++];
    if (asked?.columns.length === 0) asked.columns = this.#client.reads.get(asked.read) ?? [];
  }

  handleReadyForQuery(): void {
    this.#onEnd(this.#at);
  }

  handleError(error: unknown): void {
    this.#onEnd(this.#at, error);
  }
}
