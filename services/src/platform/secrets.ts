import type { Database } from './database/database.ts';
import type { Random } from './random.ts';

/** The table was created with the games tables and is in their schema. */
type SecretTables = { 'games.secret': { name: string; value: string } };

/** A key of 32 bytes by its name, made once for each database. */
export async function secretOf(database: Database, random: Random, name: string): Promise<Buffer> {
  const db = database.$extendTables<SecretTables>();
  const made = await db.selectFrom('games.secret').select('value').where('name', '=', name).executeTakeFirst();
  if (made) return Buffer.from(made.value, 'hex');
  await db
    .insertInto('games.secret')
    .values({ name, value: random.bytes(32).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('games.secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}
