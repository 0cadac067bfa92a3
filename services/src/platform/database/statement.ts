import { CompiledQuery, type Kysely } from 'kysely';

/** A statement whose text never changes, for what nearly every request needs. Its values are `$1`, `$2`... */
export function statement<Row>(
  text: string,
): <Tables>(db: Kysely<Tables>, values: readonly unknown[]) => Promise<Row[]> {
  return async (db, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return rows as Row[];
  };
}
