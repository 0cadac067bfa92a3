import { preparedRead } from '../../platform/database/prepared-read.ts';
import type { GamesDb } from './tables.ts';
import type { RecipeRow } from './tables-prizes.ts';

const readRecipes = preparedRead<RecipeRow>('select * from games.recipe where recipe_id = any($1::text[])');

const readUnlocked = preparedRead<{ prize_id: string }>(
  'select distinct prize_id from games.redemption where household_id = $1 and prize_id = any($2::text[])',
);

/** Recipes by their ids. */
export async function recipesById(db: GamesDb, ids: readonly string[]): Promise<ReadonlyMap<string, RecipeRow>> {
  if (ids.length === 0) return new Map();
  const rows = await readRecipes(db, [ids]);
  return new Map(rows.map((row) => [row.recipe_id, row]));
}

/** Which of these prizes the household has unlocked by redeeming them. */
export async function unlockedBy(
  db: GamesDb,
  householdId: string,
  prizeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (prizeIds.length === 0) return new Set();
  const rows = await readUnlocked(db, [householdId, prizeIds]);
  return new Set(rows.map((row) => row.prize_id));
}
