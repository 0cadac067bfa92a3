import type { FastifyRequest } from 'fastify';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { notYours, type Principal, requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { cancelSubscription, changeSubscription } from '../changing/change.ts';
import { skipRun } from '../changing/skip-run.ts';
import { addOneTimeItems, dropOneTimeItem } from '../changing/one-time-items.ts';
import { changePlan } from '../changing/plan.ts';
import { subscribe } from '../changing/subscribe.ts';
import { subscriptionRoutes as table } from '../contract/subscriptions.ts';
import { allSubscriptions } from '../views/all-subscriptions.ts';

/** Subscriptions of the bearer's household (S-200 to S-203, S-176). Every change answers all of them. */
export function subscriptionRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock } = context;
  /** @throws ServiceError 403 for the path of another account */
  const ownerOf = (request: FastifyRequest, uuid: string): Principal => {
    const member = shopperOf(request);
    if (member.uuid !== uuid) throw notYours();
    return member;
  };
  const change = (
    request: FastifyRequest,
    uuid: string,
    work: (trx: Transaction, member: Principal) => Promise<void>,
  ) => {
    const member = ownerOf(request, uuid);
    return withIdempotency(context, request, async (trx) => {
      await work(trx, member);
      return allSubscriptions(trx, member, clock.now());
    });
  };
  const all = (member: Principal) => inTransaction(db, (trx) => allSubscriptions(trx, member, clock.now()));

  app.route({
    ...table.all,
    preHandler: requireShopper,
    handler: (request) => all(ownerOf(request, request.params.uuid)),
  });
  app.route({
    ...table.byGroup,
    preHandler: requireShopper,
    handler: (request) => {
      const member = shopperOf(request);
      if (member.gid !== request.params.gid || member.banner !== request.params.banner) throw notYours();
      return all(member);
    },
  });
  app.route({
    ...table.add,
    preHandler: requireShopper,
    handler: (request) =>
      change(request, request.params.uuid, (trx, member) => subscribe(trx, context, member, request.body)),
  });
  app.route({
    ...table.change,
    preHandler: requireShopper,
    handler: (request) => {
      const { uuid, subscriptionId } = request.params;
      return change(request, uuid, (trx, { householdId }) =>
        changeSubscription(trx, context, { householdId, subscriptionId }, request.body),
      );
    },
  });
  app.route({
    ...table.cancel,
    preHandler: requireShopper,
    handler: (request) => {
      const { uuid, subscriptionId } = request.params;
      return change(request, uuid, (trx, { householdId }) =>
        cancelSubscription(trx, context, { householdId, subscriptionId }),
      );
    },
  });
  app.route({
    ...table.plan,
    preHandler: requireShopper,
    handler: (request) =>
      change(request, request.params.uuid, (trx, member) => changePlan(trx, context, member, request.body)),
  });
  app.route({
    ...table.skipRun,
    preHandler: requireShopper,
    handler: (request) =>
      change(request, request.params.uuid, (trx, { householdId }) => skipRun(trx, context, householdId, request.body)),
  });
  app.route({
    ...table.addOneTimeItems,
    preHandler: requireShopper,
    handler: (request) =>
      change(request, request.params.uuid, (trx, { householdId }) =>
        addOneTimeItems(trx, context, householdId, request.body),
      ),
  });
  app.route({
    ...table.removeOneTimeItem,
    preHandler: requireShopper,
    handler: (request) => {
      const { runDate, productBpn } = request.query;
      return change(request, request.params.uuid, (trx, { householdId }) =>
        dropOneTimeItem(trx, context, householdId, { runDate, itemId: productBpn }),
      );
    },
  });
}
