import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { noticeRoutes as table } from '../contract/notices.ts';
import { markRead, noticesOf } from '../store/notices.ts';
import { inboxView } from '../views/inbox.ts';

/** The inbox of a household (N-69). */
export function inboxRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  app.route({
    ...table.inbox,
    preHandler: requireShopper,
    handler: async (request) => inboxView(await noticesOf(db, shopperOf(request).householdId)),
  });

  app.route({
    ...table.readNotice,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      if (!(await markRead(db, householdId, request.params.noticeId, clock.now())))
        throw notFound('NOTICE_NOT_FOUND', 'Notice not found.');
      return inboxView(await noticesOf(db, householdId));
    },
  });
}
