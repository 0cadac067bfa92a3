import type { GatewayContext } from '../../../context.ts';
import type { GameConfig, GamesConfig, Program } from '../../../generated/rest.ts';
import type { Shopper } from '../../../session/shopper.ts';
import { gamesConfigOrNull } from '../../content/published.ts';
import type { ProgramModel } from '../models.ts';
import { shoppersGame, type ShoppersGame } from '../rules/shoppers-game.ts';
import { type GameWords, languageOf } from '../rules/words/game-words.ts';
import { toldGame, toldProgram } from '../rules/words/told-game.ts';
import { gameWords } from './words.ts';
import type { Language } from '../../../shared/language.ts';

const gamesByCode = new WeakMap<GamesConfig, ReadonlyMap<string, GameConfig>>();

function gameOf(config: GamesConfig, programCode: string): GameConfig | null {
  let games = gamesByCode.get(config);
  if (!games) gamesByCode.set(config, (games = new Map(config.games.map((game) => [game.programCode, game]))));
  return games.get(programCode) ?? null;
}

function gameFor(
  config: GamesConfig | null,
  program: Program,
  words: GameWords,
  language: Language,
): ShoppersGame | null {
  const found = config && gameOf(config, program.code);
  const game = found && toldGame(found, words);
  if (!game || program.standIns?.length) return game && shoppersGame(game, program, language);
  let own = gamesOfMost.get(game);
  if (!own) gamesOfMost.set(game, (own = shoppersGame(game, program, language)));
  return own;
}

/** Without stand-ins, a game is the same for everyone while its configuration is cached. */
const gamesOfMost = new WeakMap<GameConfig, ShoppersGame>();

/** Programs with how they are played. */
export async function programModels(
  context: GatewayContext,
  shopper: Shopper,
  programs: readonly Program[],
): Promise<ProgramModel[]> {
  const [{ config, error }, words] = await Promise.all([gamesConfigOrNull(context), gameWords(context)]);
  return programs.map((own) => {
    const program = toldProgram(own, words);
    return {
      program,
      shopper,
      game: gameFor(config, program, words, context.language),
      language: languageOf(words.programs, own.code, words),
      gameError: error,
      defaultMinimumAge: config?.defaultMinimumAge ?? 0,
    };
  });
}

/** The shopper's store's programs: first those opted in to, then the others (G-40, G-78). */
export async function storePrograms({ sources }: GatewayContext, { storeId, userType }: Shopper): Promise<Program[]> {
  const { userOptedInPrograms, storePrograms: others } = await sources.games.programs({ storeId, userType });
  return [...userOptedInPrograms, ...others];
}

/** One program at the shopper's store, or null (G-114). */
export async function findProgram(
  context: GatewayContext,
  shopper: Shopper,
  code: string,
): Promise<ProgramModel | null> {
  const program = (await storePrograms(context, shopper)).find((each) => each.code === code);
  return program ? ((await programModels(context, shopper, [program]))[0] ?? null) : null;
}

/** What was done is done: if the program can't be read afterward, it is null and logged, not an error. */
export async function programAfter(
  context: GatewayContext,
  shopper: Shopper,
  code: string,
): Promise<ProgramModel | null> {
  try {
    return await findProgram(context, shopper, code);
  } catch (error) {
    context.log.warn({ err: error }, 'the program could not be read after the change');
    return null;
  }
}
