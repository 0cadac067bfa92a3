import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { poolProblem } from '../rules/prizes/prize-details.ts';
import { prizeById } from '../store/prizes.ts';
import { insertRecipes } from '../store/publish.ts';
import { addVendorCodes } from '../store/vendor-codes.ts';
import { gamesDb } from '../store/tables.ts';
import type { RecipeRow } from '../store/tables-prizes.ts';

/** What some prizes deliver: recipes, and other companies' codes, by prize. */
export interface PrizeContent {
  recipes: readonly RecipeRow[];
  vendorCodes: Readonly<Record<string, readonly string[]>>;
}

/** Writes what prizes deliver; codes are encrypted, each for a single use. @throws Error if a prize has more stock than codes */
export async function publishPrizeContent(
  trx: Database,
  random: Random,
  { recipes, vendorCodes }: PrizeContent,
): Promise<void> {
  const db = gamesDb(trx);
  await insertRecipes(db, recipes);
  for (const [prizeId, codes] of Object.entries(vendorCodes)) {
    const prize = await prizeById(db, prizeId);
    const problem = prize ? poolProblem(prizeId, prize.remaining, codes.length) : `there is no prize ${prizeId}`;
    if (problem !== null) throw new Error(problem);
    await addVendorCodes(db, random, prizeId, codes);
  }
}
