import type { Database } from '../platform/database.ts';
import type { Random } from '../platform/random.ts';
import { addVendorCodes } from './store/vendor-codes.ts';
import { gamesDb, type RecipeRow } from './tables.ts';

/** What some prizes hand out: recipes, and codes of other companies by prize. */
export interface PrizeContent {
  recipes: readonly RecipeRow[];
  vendorCodes: Readonly<Record<string, readonly string[]>>;
}

/** Writes what prizes hand out; codes are encrypted and each is given once. */
export async function publishPrizeContent(
  trx: Database,
  random: Random,
  { recipes, vendorCodes }: PrizeContent,
): Promise<void> {
  const db = gamesDb(trx);
  if (recipes.length > 0)
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
  for (const [prizeId, codes] of Object.entries(vendorCodes)) await addVendorCodes(db, random, prizeId, codes);
}
