import { LRUCache } from 'lru-cache';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Something worked out of a store's products, prices, and stock. */
interface Kept {
  /** What the database had committed when the work began, as PostgreSQL writes a snapshot. */
  snapshot: string;
  value: object;
}
interface Memory {
  kept: LRUCache<string, Kept>;
  running: Map<string, Promise<Kept>>;
}

/** Characters of JSON that a process keeps at most: about 20 MB. */
const mostKept = 20_000_000;
/** Less than the two hours after which changes are forgotten. */
const longestKept = 30 * 60_000;

const memories = new WeakMap<object, Memory>();

/**
 * What `work` answers about a store, from memory for as long as no product, price, or stock of the store has changed: never
 * older than a change that was committed before it was asked for. It is for what everyone may see; nothing about a shopper
 * belongs in it.
 * @param key all that the answer depends on besides the database
 * @param snapshotOf the snapshot of the one statement that the work was, if it tells; none for an answer that isn't kept
 */
export async function whileUnchanged<T extends object>(
  db: Database,
  { storeId, key, snapshotOf }: { storeId: string; key: unknown; snapshotOf?: (made: T) => string },
  work: () => Promise<T>,
): Promise<T> {
  const { kept, running } = memoryOf(db);
  const name = JSON.stringify([storeId, key]);
  const known = kept.get(name) ?? (await running.get(name)?.catch(() => undefined));
  if (known && known.snapshot !== '' && (await isUnchanged(db, storeId, known.snapshot))) return known.value as T;
  const run = workedOut(db, work, snapshotOf);
  running.set(name, run);
  try {
    const made = await run;
    if (made.snapshot !== '') kept.set(name, made);
    return made.value as T;
  } finally {
    if (running.get(name) === run) running.delete(name);
  }
}

function memoryOf(db: Database): Memory {
  const of = db.getExecutor();
  const known = memories.get(of);
  if (known) return known;
  const sizeOf = ({ value }: Kept, name: string) =>
    name.length + JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part)).length;
  const made: Memory = {
    kept: new LRUCache({ maxSize: mostKept, sizeCalculation: sizeOf, ttl: longestKept }),
    running: new Map(),
  };
  memories.set(of, made);
  return made;
}

/** A snapshot from before the work, where it tells none: a change in the middle of it then counts as one after it. */
async function workedOut<T extends object>(
  db: Database,
  work: () => Promise<T>,
  snapshotOf: ((made: T) => string) | undefined,
): Promise<Kept> {
  if (snapshotOf) {
    const value = await work();
    return { snapshot: snapshotOf(value), value };
  }
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  const value = await work();
  return { snapshot: rows[0]?.snapshot ?? '', value };
}

async function isUnchanged(db: Database, storeId: string, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select catalog.unchanged_since(${storeId}, ${snapshot}::pg_snapshot) as is`.execute(db);
  return rows[0]?.is ?? false;
}
