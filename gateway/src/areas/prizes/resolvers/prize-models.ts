import type { GatewayContext } from '../../../context.ts';
import type { Prize } from '../../../generated/rest.ts';
import { gameWords } from '../../games/published.ts';
import { type GameWords, languageOf } from '../../games/rules/words/game-words.ts';
import type { PrizeModel } from '../models.ts';
import { toldPrize } from '../rules/told-prize.ts';

type Of = Pick<PrizeModel, 'shopper' | 'timeZone'>;

/** Prizes as a shopper's household sees them, in the shopper's language. */
export async function prizeModels(context: GatewayContext, prizes: readonly Prize[], of: Of): Promise<PrizeModel[]> {
  const words = await gameWords(context);
  return prizes.map((prize) => modelOf(prize, words, of));
}

/** One of them. */
export const prizeModel = async (context: GatewayContext, prize: Prize, of: Of): Promise<PrizeModel> =>
  modelOf(prize, await gameWords(context), of);

const modelOf = (prize: Prize, words: GameWords, of: Of): PrizeModel => ({
  prize: toldPrize(prize, words),
  language: languageOf(words.prizes, prize.prizeId, words),
  ...of,
});
