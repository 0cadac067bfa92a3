import { CompiledQuery, type Kysely } from 'kysely';
import { readsOf } from './round-trips.ts';
import type { Value } from './values.ts';

/** A read whose text never changes, for what nearly every request needs. Its values are `$1`, `$2`... */
export interface PreparedRead {
  readonly text: string;
  /** What connections call it. */
  readonly name: string;
}

let made = 0;

/**
 * Declares a read. Reads of the same moment share a round trip, whichever requests ask; inside a transaction a read is a
 * statement like any other. It may only read, because one that has failed beside another is sent again; and it is quick,
 * because those that travel with it wait for it.
 */
export function preparedRead<Row>(
  text: string,
): <Tables>(db: Kysely<Tables>, values: readonly Value[]) => Promise<Row[]> {
  const read: PreparedRead = { text, name: `read_${made++}` };
  return async (db, values) => {
    const reads = db.isTransaction ? undefined : readsOf(db);
    if (reads) return (await reads.ask(read, values)) as Row[];
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return rows as Row[];
  };
}
