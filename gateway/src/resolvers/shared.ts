import type { GatewayContext } from '../context.ts';
import type { Store } from '../generated/resolvers.ts';
import type { GameConfig, GamesConfig, Program } from '../generated/rest.ts';
import { shoppersGame, type ShoppersGame } from '../rules/shoppers-game.ts';
import type { ProgramModel, Shopper } from '../models.ts';

/** What `@signedIn` has made sure of. */
export function required(shopper: Shopper | null): Shopper {
  if (shopper === null) throw new Error('the field needs @signedIn');
  return shopper;
}

/** The store whose programs the shopper sees. */
export const store = ({ storeId, storeName, zip, storeTimeZone }: Shopper): Store => ({
  id: storeId,
  name: storeName,
  zipCode: zip,
  timeZone: storeTimeZone,
});

/** The games configuration, or why it could not be loaded; the page does without it. */
export async function gamesConfigOrNull({
  sources,
}: Pick<GatewayContext, 'sources'>): Promise<{ config: GamesConfig | null; error: unknown }> {
  try {
    return { config: await sources.content.gamesConfig(), error: null };
  } catch (error) {
    return { config: null, error };
  }
}

const gamesByCode = new WeakMap<GamesConfig, ReadonlyMap<string, GameConfig>>();

function gameOf(config: GamesConfig, programCode: string): GameConfig | null {
  let games = gamesByCode.get(config);
  if (!games) gamesByCode.set(config, (games = new Map(config.games.map((game) => [game.programCode, game]))));
  return games.get(programCode) ?? null;
}

function gameFor(config: GamesConfig | null, program: Program): ShoppersGame | null {
  const game = config && gameOf(config, program.code);
  return game && shoppersGame(game, program);
}

/** Programs with how they are played. */
export async function programModels(
  context: GatewayContext,
  shopper: Shopper,
  programs: readonly Program[],
): Promise<ProgramModel[]> {
  const { config, error } = await gamesConfigOrNull(context);
  return programs.map((program) => ({
    program,
    shopper,
    game: gameFor(config, program),
    gameError: error,
    defaultMinimumAge: config?.defaultMinimumAge ?? 0,
  }));
}

/** Programs of the shopper's store: those opted in to, then the others (G-40, G-78). */
export async function storePrograms({ sources }: GatewayContext, { storeId, userType }: Shopper): Promise<Program[]> {
  const { userOptedInPrograms, storePrograms: others } = await sources.games.programs({ storeId, userType });
  return [...userOptedInPrograms, ...others];
}

/** One program of the shopper's store, or null (G-114). */
export async function findProgram(
  context: GatewayContext,
  shopper: Shopper,
  code: string,
): Promise<ProgramModel | null> {
  const program = (await storePrograms(context, shopper)).find((each) => each.code === code);
  return program ? ((await programModels(context, shopper, [program]))[0] ?? null) : null;
}

/** What was done is done: a program that can't be read afterwards is null and logged, not an error. */
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
