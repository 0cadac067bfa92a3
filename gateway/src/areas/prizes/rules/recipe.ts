import type { Recipe } from '../../../generated/resolvers.ts';
import type { Recipe as RestRecipe } from '../../../generated/rest.ts';

/** A recipe; the services leave out ingredients and steps until it is unlocked. */
export function recipe({ recipeId, unlocked, ...rest }: RestRecipe): Recipe {
  return { id: recipeId, isUnlocked: unlocked, ...rest };
}
