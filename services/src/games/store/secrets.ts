import type { Random } from '../../platform/random.ts';
import type { GamesDb } from './tables.ts';

/** A key of 32 bytes by its name, made once for each database. */
export async function secretOf(db: GamesDb, random: Random, name: string): Promise<Buffer> {
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
