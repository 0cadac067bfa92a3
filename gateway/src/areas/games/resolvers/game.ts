import type { Game } from '../../../generated/resolvers.ts';
import type { Program } from '../../../generated/rest.ts';
import type { ShoppersGame } from '../rules/shoppers-game.ts';
import { filledText } from '../rules/game-texts.ts';

/** How a program's game is played, its texts filled in (N-19). */
export function game(config: ShoppersGame, program: Program): Game {
  const filled = (text: string) => filledText(text, config, program);
  return {
    kind: config.kind,
    costPoints: config.costPoints,
    maxPlaysPerDay: config.maxPlaysPerDay,
    maxPlaysTotal: config.maxPlaysTotal,
    // Filled when they are asked for: few screens show them.
    get earnText() {
      return filled(config.earnText);
    },
    get optInText() {
      return filled(config.optInText);
    },
    odds: oddsOf(config),
    board: config.board && {
      stamps: config.board.stamps,
      stampImageIds: config.board.stampImageIds,
      gifts: config.board.gifts.map(({ atStamp, label, imageId }) => ({ atStamp, label, imageId })),
    },
    get howItWorks() {
      return config.howItWorks.map((step) => ({ ...step, title: filled(step.title), body: filled(step.body) }));
    },
  };
}

const knownOdds = new WeakMap<ShoppersGame, Game['odds']>();

/** The same for every program and visit that shares the game. */
function oddsOf(config: ShoppersGame): Game['odds'] {
  let odds = knownOdds.get(config);
  if (!odds) {
    odds = config.odds.map(({ prizeId, label, shortLabel, imageId, oneIn, insteadOf }) => ({
      label,
      shortLabel,
      imageId,
      isPrize: prizeId !== null,
      insteadOf,
      oneIn,
    }));
    knownOdds.set(config, odds);
  }
  return odds;
}
