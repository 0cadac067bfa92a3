import { requireShopper } from '../../platform/http/auth.ts';
import type { Database } from '../../platform/database/database.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { type CommunicationPreferences, profileRoutes as table } from '../contract/profile.ts';
import { tellIfDone } from '../deeds/deeds.ts';
import { ownProfile, zoneOf } from './own-profile.ts';
import { lastWords, switchesOf } from '../rules/preferences.ts';
import { moveSwitches, movedSwitches } from '../store/preferences.ts';

/** Communication preferences: read, and switched one by one or all at once (S-25). */
export function preferenceRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({
    ...table.getCommunicationPreferences,
    preHandler: requireShopper,
    handler: async (request) => preferencesOf(context.db, ownProfile(request).customerId),
  });

  app.route({
    ...table.setCommunicationPreferences,
    preHandler: requireShopper,
    handler: async (request) => {
      const doer = ownProfile(request);
      const { customerId } = doer;
      return withIdempotency(context, request, async (trx) => {
        await moveSwitches(trx, customerId, lastWords(request.body.changes), context.clock.now());
        await tellIfDone(trx, context, { ...doer, timeZone: await zoneOf(trx, doer.storeId) }, 'COMMUNICATION');
        return preferencesOf(trx, customerId);
      });
    },
  });
}

async function preferencesOf(db: Database, customerId: string): Promise<CommunicationPreferences> {
  return { customerId, preferences: switchesOf(await movedSwitches(db, customerId)) };
}
