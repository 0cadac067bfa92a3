import type { GamesDb } from './tables.ts';
import type { RecipeRow } from './tables-prizes.ts';

/** Recipes by their ids. */
export async function recipesById(db: GamesDb, ids: readonly string[]): Promise<ReadonlyMap<string, RecipeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('games.recipe').selectAll().where('recipe_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.recipe_id, row]));
}

/** Which of these prizes the household has unlocked by redeeming them. */
export async function unlockedBy(
  db: GamesDb,
  householdId: string,
  prizeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (prizeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('games.redemption')
    .select('prize_id')
    .distinct()
    .where('household_id', '=', householdId)
    .where('prize_id', 'in', prizeIds)
    .execute();
  return new Set(rows.map((row) => row.prize_id));
}
