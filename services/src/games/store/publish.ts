import type { Insertable } from 'kysely';
import type { GamesDb, GamesTables, PrizeRow } from './tables.ts';
import type { RecipeRow } from './tables-prizes.ts';

export async function insertProgram(db: GamesDb, program: Insertable<GamesTables['games.program']>): Promise<void> {
  await db.insertInto('games.program').values(program).execute();
}

/** Offers a program in divisions. */
export async function insertDivisions(db: GamesDb, code: string, divisions: readonly string[]): Promise<void> {
  await db
    .insertInto('games.program_division')
    .values(divisions.map((division) => ({ program_code: code, division })))
    .execute();
}

export async function insertPrizes(db: GamesDb, prizes: readonly PrizeRow[]): Promise<void> {
  if (prizes.length === 0) return;
  await db
    .insertInto('games.prize')
    .values(prizes.map((prize) => ({ ...prize, details: JSON.stringify(prize.details) })))
    .execute();
}

/** Writes a SEEDED_TIME program's winning moments (N-21). */
export async function insertMoments(
  db: GamesDb,
  moments: readonly Insertable<GamesTables['games.winning_moment']>[],
): Promise<void> {
  if (moments.length > 0) await db.insertInto('games.winning_moment').values(moments).execute();
}

export async function insertRules(db: GamesDb, rules: Insertable<GamesTables['games.program_rules']>): Promise<void> {
  await db.insertInto('games.program_rules').values(rules).execute();
}

export async function insertRecipes(db: GamesDb, recipes: readonly RecipeRow[]): Promise<void> {
  if (recipes.length === 0) return;
  await db
    .insertInto('games.recipe')
    .values(
      recipes.map((recipe) => ({
        ...recipe,
        ingredients: JSON.stringify(recipe.ingredients),
        steps: JSON.stringify(recipe.steps),
      })),
    )
    .execute();
}
