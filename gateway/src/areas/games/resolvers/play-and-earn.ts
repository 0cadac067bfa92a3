import type { GatewayContext } from '../../../context.ts';
import type { PlayAndEarnResolvers } from '../../../generated/resolvers.ts';
import type { ProgramPoints } from '../../../generated/rest.ts';
import type { PlayAndEarnModel, ProgramModel } from '../models.ts';
import { featuredProgram } from '../rules/featured-program.ts';
import { programsInOrder } from '../rules/program-order.ts';
import { programModels, storePrograms } from './programs.ts';

/** Both fields need the same programs. */
const known = new WeakMap<PlayAndEarnModel, Promise<ProgramModel[]>>();

function programsOf(shown: PlayAndEarnModel, context: GatewayContext): Promise<ProgramModel[]> {
  let programs = known.get(shown);
  if (!programs) known.set(shown, (programs = loadPrograms(shown, context)));
  return programs;
}

async function loadPrograms({ shopper }: PlayAndEarnModel, context: GatewayContext): Promise<ProgramModel[]> {
  const { sources, clock } = context;
  const programs = await storePrograms(context, shopper);
  const points = new Map<string, ProgramPoints>();
  // Sorting works without points; each program's own points field reports the failure.
  const loaded = await Promise.allSettled(programs.map(({ code }) => sources.games.points(code)));
  for (const each of loaded)
    if (each.status === 'fulfilled' && each.value) points.set(each.value.programCode, each.value);
  const models = await programModels(
    context,
    shopper,
    programsInOrder(programs, points, clock.now(), context.language),
  );
  for (const model of models) {
    const ofProgram = points.get(model.program.code);
    if (ofProgram) model.points = ofProgram;
  }
  return models;
}

export const PlayAndEarn: PlayAndEarnResolvers = {
  programs: (shown, _, context) => programsOf(shown, context),

  async featured(shown, _, context) {
    // The programs report a failure, once.
    const programs = await programsOf(shown, context).catch(() => null);
    return programs && featuredProgram(programs, context.clock.now(), context.language);
  },
};
