import type { Game } from '../../../generated/resolvers.ts';
import type { Program } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import type { ShoppersGame } from '../rules/shoppers-game.ts';
import { gamePictures } from '../rules/game-pictures.ts';
import { filledText } from '../rules/game-texts.ts';

/** How a program's game is played, with its texts filled in (N-19). */
export const game = (config: ShoppersGame, program: Program, language: Language): Game =>
  new GameOfProgram(config, program, language);

/** Texts are filled in on request: few screens show them. */
class GameOfProgram implements Game {
  readonly kind: Game['kind'];
  readonly costPoints: number;
  readonly maxPlaysPerDay: number;
  readonly maxPlaysTotal: number;
  readonly odds: Game['odds'];
  readonly board: NonNullable<Game['board']> | null;
  readonly #config: ShoppersGame;
  readonly #program: Program;
  readonly #language: Language;

  constructor(config: ShoppersGame, program: Program, language: Language) {
    this.kind = config.kind;
    this.costPoints = config.costPoints;
    this.maxPlaysPerDay = config.maxPlaysPerDay;
    this.maxPlaysTotal = config.maxPlaysTotal;
    this.odds = oddsOf(config);
    this.board = config.board && {
      stamps: config.board.stamps,
      stampImageIds: config.board.stampImageIds,
      gifts: config.board.gifts.map(({ atStamp, label, imageId }) => ({ atStamp, label, imageId })),
    };
    this.#config = config;
    this.#program = program;
    this.#language = language;
  }

  get pictureIds() {
    return gamePictures(this.#config);
  }

  get earnText() {
    return filledText(this.#config.earnText, this.#config, this.#program, this.#language);
  }

  get optInText() {
    return filledText(this.#config.optInText, this.#config, this.#program, this.#language);
  }

  get howItWorks() {
    const filled = (text: string) => filledText(text, this.#config, this.#program, this.#language);
    return this.#config.howItWorks.map((step) => ({ ...step, title: filled(step.title), body: filled(step.body) }));
  }
}

const knownOdds = new WeakMap<ShoppersGame, Game['odds']>();

/** Made once for all programs and visits that share the game. */
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
