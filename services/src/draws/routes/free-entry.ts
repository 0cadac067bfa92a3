import { memberOf } from '../../platform/http/auth.ts';
import { noProgram } from '../rules/refusals.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { drawRoutes as table } from '../contract/draws.ts';
import { type BookFreeEntry, enterFree } from '../free-entry/free-entry.ts';
import { challengeFor } from '../free-entry/proof-of-work.ts';
import { draws } from '../store/draws.ts';

/** The free way in, for members and visitors (N-28). */
export const freeEntryRoutes =
  (book: BookFreeEntry) =>
  (app: ServiceApp, context: ServiceContext): void => {
    app.route({
      ...table.freeEntryChallenge,
      handler: async ({ query }) => {
        const [draw] = await draws(context.db, query.programCode);
        if (!draw) throw noProgram();
        return challengeFor(context, draw.program_code);
      },
    });

    app.route({
      ...table.enterFree,
      handler: async (request) => enterFree(context, memberOf(request), request.body, book),
    });
  };
