import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { startListener } from './listener.ts';
import { type TableChanges, tableVersions } from './table-changes.ts';

/** What an area reads again and again and what seldom changes. */
export interface ReferenceDefinition<T> {
  /** For people, such as `stores`. */
  name: string;
  /** Every table that `load` reads, as `schema.table`; a migration gives each the trigger `platform.note_change`. */
  tables: readonly string[];
  /** Reads all of it, in a transaction in which nothing changes meanwhile. */
  load(db: Database): Promise<T>;
}

export interface ReferenceData<T> extends ReferenceDefinition<T> {
  /**
   * What is in the database, from memory as long as it has not changed: never older than this process's own writes,
   * nor than any write that was committed before a statement which the caller has waited for. Inside a transaction it is
   * read from there, with what the transaction itself has written. Frozen.
   */
  read(db: Database): Promise<T>;
}

/** Where what was loaded is kept, for one database. */
export interface References {
  read<T>(definition: ReferenceDefinition<T>): Promise<T>;
  stop(): Promise<void>;
}

/** By what runs a database's statements: the same however its tables are typed, another inside a transaction. */
const open = new WeakMap<object, References>();

/** Everything that has been declared, so that a test can hold each table to its trigger. */
export const declaredReferences: Pick<ReferenceDefinition<unknown>, 'name' | 'tables'>[] = [];

/** Declares reference data; it is loaded at the first use. */
export function referenceData<T>(definition: ReferenceDefinition<T>): ReferenceData<T> {
  declaredReferences.push(definition);
  return { ...definition, read: async (db) => open.get(db.getExecutor())?.read(definition) ?? definition.load(db) };
}

export interface ReferencesOptions {
  db: Database;
  /** What the connections of `db` hear of. */
  changes: TableChanges;
  /** A connection to listen on, not open yet; null where LISTEN isn't possible: versions are then queried. */
  listenOn: (() => pg.Client) | null;
  heartbeatMs?: number;
}

interface Loaded {
  value: unknown;
  versions: ReadonlyMap<string, number>;
}

/**
 * Keeps reference data of a database in memory until `stop`. As long as its own connection listens, memory is trusted;
 * while there is none, each read asks for the versions first. A connection that takes the place of a lost one begins
 * with nothing in memory.
 */
export async function openReferences(options: ReferencesOptions): Promise<References> {
  const { db, changes, listenOn, heartbeatMs } = options;
  const loaded = new Map<ReferenceDefinition<unknown>, Loaded>();
  const loading = new Map<ReferenceDefinition<unknown>, Promise<Loaded>>();
  let listening = false;
  /** Counts the connections that have listened: what was loaded under an earlier one is not kept. */
  let era = 0;

  async function load(definition: ReferenceDefinition<unknown>): Promise<Loaded> {
    const begunIn = era;
    const made = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const versions = await tableVersions(trx, definition.tables);
        return { versions, value: frozen(await definition.load(trx)) };
      });
    if (begunIn === era) loaded.set(definition, made);
    return made;
  }

  /** One load serves everyone who asked before it started. */
  function begin(definition: ReferenceDefinition<unknown>): Promise<Loaded> {
    const begun = load(definition).finally(() => loading.delete(definition));
    loading.set(definition, begun);
    return begun;
  }

  /** Whether something loaded is older than what this process has heard of. */
  const isOutdated = ({ tables }: ReferenceDefinition<unknown>, { versions }: Loaded): boolean =>
    tables.some((table) => (versions.get(table) ?? 0) < changes.version(table));

  /** Whether something loaded is what the database holds right now. */
  async function freshness({ tables }: ReferenceDefinition<unknown>): Promise<(of: Loaded) => boolean> {
    if (listening) {
      const heard = tables.map(changes.version);
      return ({ versions }) => tables.every((table, at) => (versions.get(table) ?? 0) >= (heard[at] ?? 0));
    }
    const asked = await tableVersions(db, tables);
    return ({ versions }) => tables.every((table) => versions.get(table) === asked.get(table));
  }

  async function read(definition: ReferenceDefinition<unknown>): Promise<unknown> {
    const known = loaded.get(definition);
    if (known && listening && !isOutdated(definition, known)) return known.value;
    return readAnew(definition);
  }

  async function readAnew(definition: ReferenceDefinition<unknown>): Promise<unknown> {
    const isFresh = await freshness(definition);
    const known = loaded.get(definition);
    if (known && isFresh(known)) return known.value;
    const running = await loading.get(definition)?.catch(() => null);
    if (running && isFresh(running)) return running.value;
    return (await (loading.get(definition) ?? begin(definition))).value;
  }

  const listener =
    listenOn &&
    startListener({
      connect: listenOn,
      follow: async (client) => {
        changes.forget();
        await changes.follow(client);
      },
      onChange: (now) => {
        if (now) {
          // Even a database restored from an earlier day is read again.
          loaded.clear();
          era += 1;
        }
        listening = now;
      },
      ...(heartbeatMs === undefined ? {} : { heartbeatMs }),
    });
  const references: References = {
    read: <T>(definition: ReferenceDefinition<T>) => read(definition) as Promise<T>,
    async stop() {
      open.delete(db.getExecutor());
      await listener?.stop();
    },
  };
  open.set(db.getExecutor(), references);
  await listener?.ready;
  return references;
}

/** No one changes what everyone reads. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) for (const each of value.values()) frozen(each);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
