import { iso } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { drawsOfPrograms } from '../../draws/index.ts';
import type { Redemption, RedemptionResult } from '../contract/redemption.ts';
import { recipesById } from '../store/recipes.ts';
import type { RedemptionWithPrize } from '../store/redemptions.ts';
import { codesOf } from '../store/vendor-codes.ts';
import type { GamesDb } from '../store/tables.ts';
import type { RecipeRow } from '../store/tables-prizes.ts';
import { isStoreOnly } from '../rules/prizes/prize-details.ts';
import { recipeView } from './programs.ts';

/** Redemptions as REST answers for their household; a code is decrypted here and nowhere else. */
export async function redemptionViews(
  db: GamesDb,
  random: Random,
  rows: readonly RedemptionWithPrize[],
): Promise<Redemption[]> {
  const vendors = rows.filter((row) => row.result.prizeType === 'VENDOR').map((row) => row.redemption_id);
  const recipeIds = rows.flatMap(({ result }) => (result.prizeType === 'RECIPE' ? [result.recipeId] : []));
  const entered = rows.filter(({ result }) => result.prizeType === 'SWEEPSTAKES').map((row) => row.program_code);
  const [codes, recipes, draws] = await Promise.all([
    codesOf(db, random, vendors),
    recipesById(db, recipeIds),
    drawsOfPrograms(db, [...new Set(entered)]),
  ]);
  const drawDates = new Map(draws.map((draw) => [draw.program_code, draw.draws_at]));
  return rows.map((row) => ({
    redemptionId: row.redemption_id,
    receipt: row.receipt,
    programCode: row.program_code,
    prizeId: row.prize_id,
    prizeType: row.prize_type,
    name: row.name,
    imageId: row.image_id,
    source: row.source,
    status: row.status,
    redeemedAt: iso(row.redeemed_at),
    pointsSpent: row.points_spent,
    totalGamePoints: row.points_left,
    result: resultOf(row, { codes, recipes, drawDates }),
  }));
}

function resultOf(
  row: RedemptionWithPrize,
  {
    codes,
    recipes,
    drawDates,
  }: {
    codes: ReadonlyMap<string, string>;
    recipes: ReadonlyMap<string, RecipeRow>;
    drawDates: ReadonlyMap<string, Temporal.Instant>;
  },
): RedemptionResult {
  const { result, details } = row;
  switch (result.prizeType) {
    case 'VENDOR':
      return {
        prizeType: 'VENDOR',
        code: codes.get(row.redemption_id) ?? '',
        vendorName: details.vendor?.name ?? row.name,
        url: details.vendor?.url ?? null,
        instructions: details.vendor?.instructions ?? null,
        expiresAt: details.vendor?.expiresAt ?? null,
      };
    case 'RECIPE': {
      const recipe = recipes.get(result.recipeId);
      if (!recipe) throw new Error(`there is no recipe ${result.recipeId}`);
      return { prizeType: 'RECIPE', recipe: recipeView(recipe, true) };
    }
    case 'ALTERNATE_PRIZES':
      return {
        prizeType: 'ALTERNATE_PRIZES',
        choiceIds: details.choices?.prizeIds ?? [],
        defaultChoiceId: details.choices?.defaultId ?? '',
        chooseBy: iso(row.choose_by ?? row.redeemed_at),
        chosenRedemptionId: row.chosen_id,
      };
    case 'SWEEPSTAKES': {
      const drawAt = drawDates.get(row.program_code) ?? row.draw_at;
      return { ...result, drawDate: drawAt && iso(drawAt) };
    }
    case 'B4U_OFFER':
      return { ...result, isStoreOnly: isStoreOnly(details) };
    case 'REWARD':
    case 'FRESH_PASS':
      return result;
  }
}
