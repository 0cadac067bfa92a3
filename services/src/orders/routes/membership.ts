import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { iso } from '../../platform/clock.ts';
import type { ServiceApp } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { type Membership, membershipRoutes as table } from '../contract/membership.ts';
import { joinFreshPass, memberPort } from '../membership/join.ts';
import type { MembershipContext } from '../membership/settle-charge.ts';
import { membershipCents } from '../rules/membership/fees.ts';
import { waivedFees } from '../store/membership-charges.ts';

/** What FreshPass costs and has saved, and joining it (N-70). */
export function membershipRoutesOf(app: ServiceApp, context: MembershipContext): void {
  const { db, ports } = context;
  const view = async (householdId: string): Promise<Membership> => {
    const port = memberPort(ports);
    const { cents, orders, since } = await waivedFees(db, householdId);
    return {
      priceCents: port && membershipCents,
      method: port && port.id,
      savings: { cents, orders, since: since && iso(since) },
    };
  };

  app.route({
    ...table.getMembership,
    preHandler: requireShopper,
    handler: (request) => view(shopperOf(request).householdId),
  });

  app.route({
    ...table.joinFreshPass,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId, storeId } = shopperOf(request);
      const timeZone = (await storeById(db, storeId))?.timeZone ?? 'UTC';
      const { expectedCents } = request.body;
      await joinFreshPass(context, { householdId, key: request.headers['idempotency-key'], expectedCents, timeZone });
      return view(householdId);
    },
  });
}
