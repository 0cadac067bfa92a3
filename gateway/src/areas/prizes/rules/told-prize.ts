import type { Prize, Recipe } from '../../../generated/rest.ts';
import { drawPrizeNamed, type GameWords } from '../../games/rules/words/game-words.ts';

/** A prize in the shopper's language, as far as the retailer has written it (N-25). */
export function toldPrize(prize: Prize, words: GameWords): Prize {
  const texts = words.prizes.get(prize.prizeId);
  if (!texts) return prize;
  const { name, shortDescription, description, disclaimer, terms } = texts;
  return {
    ...prize,
    name,
    shortDescription: shortDescription ?? prize.shortDescription,
    description: description ?? prize.description,
    disclaimer: disclaimer ?? prize.disclaimer,
    terms: terms ?? prize.terms,
    recipe: prize.recipe && toldRecipe(prize.recipe, words),
    ...(prize.drawPrizeName
      ? { drawPrizeName: drawPrizeNamed(words, prize.programCode, prize.drawPrizeName).name }
      : {}),
  };
}

/** A recipe in the shopper's language; without its ingredients and steps until it is unlocked. */
export function toldRecipe(recipe: Recipe, words: GameWords): Recipe {
  const texts = words.recipes.get(recipe.recipeId);
  if (!texts) return recipe;
  const { title, ingredients, steps } = texts;
  return { ...recipe, title, ...(recipe.unlocked ? { ingredients, steps } : {}) };
}
