import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { requireShopper } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { type FreshPassView, profileRoutes as table } from '../contract/profile.ts';
import { tell } from '../deeds/deeds.ts';
import { freshPassAt, renewsAt } from '../rules/fresh-pass.ts';
import { cancelFreshPass, freshPassPeriods, keepFreshPass, startTrial } from '../store/fresh-pass.ts';
import { ownProfile, zoneOf } from './own-profile.ts';

/** A household's FreshPass: read, tried, canceled, and kept (S-28, N-70). */
export function freshPassRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock } = context;

  app.route({
    ...table.getFreshPass,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId, storeId } = ownProfile(request);
      return viewOf(db, { householdId, at: clock.now(), timeZone: await zoneOf(db, storeId) });
    },
  });

  app.route({
    ...table.changeFreshPass,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId, storeId } = ownProfile(request);
      const timeZone = await zoneOf(db, storeId);
      return withIdempotency(context, request, async (trx) => {
        const change = { householdId, timeZone, at: clock.now() };
        const { action } = request.body;
        if (action === 'CANCEL') await cancelFreshPass(trx, change);
        if (action === 'START_TRIAL' && !(await startTrial(trx, change)))
          throw new ServiceError(409, 'TRIAL_USED', 'This household has had FreshPass before.', 'action');
        if (action === 'KEEP' && !(await keepFreshPass(trx, change)))
          throw new ServiceError(409, 'NOTHING_TO_KEEP', 'There is no canceled FreshPass.', 'action');
        if (action === 'START_TRIAL') await tell(trx, context, change, 'FRESHPASS');
        return viewOf(trx, change);
      });
    },
  });
}

async function viewOf(
  db: Database,
  { householdId, at, timeZone }: { householdId: string; at: Temporal.Instant; timeZone: string },
): Promise<Static<typeof FreshPassView>> {
  const periods = await freshPassPeriods(db, householdId);
  const { until, ...rest } = freshPassAt(periods, at);
  const renews = renewsAt(periods, at, timeZone);
  return { ...rest, until: until && iso(until), renewsAt: renews && iso(renews) };
}
