import type { PlayAndEarnResolvers } from '../../../generated/resolvers.ts';
import type { ProgramPoints } from '../../../generated/rest.ts';
import { programsInOrder } from '../rules/program-order.ts';
import { programModels, storePrograms } from './programs.ts';

export const PlayAndEarn: PlayAndEarnResolvers = {
  async programs({ shopper }, _, context) {
    const { sources, clock } = context;
    const programs = await storePrograms(context, shopper);
    const points = new Map<string, ProgramPoints>();
    // The order does without points; the points of each program say themselves that they failed.
    const loaded = await Promise.allSettled(programs.map(({ code }) => sources.games.points(code)));
    for (const each of loaded)
      if (each.status === 'fulfilled' && each.value) points.set(each.value.programCode, each.value);
    const models = await programModels(context, shopper, programsInOrder(programs, points, clock.now()));
    for (const model of models) {
      const ofProgram = points.get(model.program.code);
      if (ofProgram) model.points = ofProgram;
    }
    return models;
  },
};
