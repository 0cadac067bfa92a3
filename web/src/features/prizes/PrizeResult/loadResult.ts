import { loadable } from '../../../app/loadable.tsx';
import type { PrizeResultProps } from './PrizeResult.tsx';
// The styles come with the route, so that a result whose code is on its way is never seen bare.
import '../CodeCard/CodeCard.css.ts';
import '../RecipeText/RecipeText.css.ts';

const result = loadable<PrizeResultProps>(async () => (await import('./PrizeResult.tsx')).PrizeResult);

/** What a redemption has brought, loaded where there is one. */
export const ResultPart = result.Part;

/** Loads the code of a result, before it is shown. */
export const loadResult = result.load;
