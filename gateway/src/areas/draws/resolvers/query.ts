import type { QueryResolvers } from '../../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  draw: (_, { id }, { sources }) => sources.draws.draw(id),
  async draws(_, { programCode }, { sources, log }) {
    try {
      return await sources.draws.draws(programCode ?? undefined);
    } catch (error) {
      log.warn({ err: error }, 'draws could not be read');
      return [];
    }
  },
  freeEntryChallenge: (_, { programCode }, { sources }) => sources.draws.freeEntryChallenge(programCode),
};
