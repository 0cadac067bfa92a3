import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { clipOffers } from '../clipping/clip.ts';
import { unclipOffers } from '../clipping/unclip.ts';
import { couponRoutes as table } from '../contract/routes.ts';
import { dayOf, knownStore } from '../reading/offers-at.ts';
import { endLocal, titleOf } from '../rules/record.ts';
import { offerBook } from '../store/offers.ts';
import { standings } from '../store/standing.ts';
import { listItemView } from '../views/list-item.ts';

/** Clips and My List of the bearer's household. */
export function clipRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock, random } = context;

  app.route({
    ...table.clip,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      const { storeId } = request.query;
      const { items } = request.body;
      return withIdempotency(context, request, (trx) =>
        clipOffers(trx, random, { householdId, storeId, items, now: clock.now() }),
      );
    },
  });

  app.route({
    ...table.unclip,
    preHandler: requireShopper,
    handler: (request) => {
      const { householdId } = shopperOf(request);
      const ids = request.body.items.map(({ id }) => id);
      return withIdempotency(context, request, (trx) => unclipOffers(trx, householdId, ids));
    },
  });

  /** Every offer that the household has touched, with how it stands. */
  async function touched(householdId: string, storeId: string) {
    const store = await knownStore(db, storeId);
    const now = clock.now();
    const [{ byId }, known] = await Promise.all([
      offerBook(db),
      standings(db, householdId, dayOf(now, store.timeZone)),
    ]);
    return { store, now, byId, known };
  }

  app.route({
    ...table.myList,
    preHandler: requireShopper,
    handler: async (request) => {
      const { store, byId, known } = await touched(shopperOf(request).householdId, request.query.storeId);
      const items = [...known].flatMap(([offerId, standing]) => {
        const offer = byId.get(offerId);
        return offer && standing.listItemId !== null ? [listItemView(offer, standing, store.timeZone)] : [];
      });
      items.sort((one, other) => compare(other.addedAt, one.addedAt) || compare(one.id, other.id));
      return { shoppingLists: [{ items }] };
    },
  });

  app.route({
    ...table.clippedOffers,
    preHandler: requireShopper,
    handler: async (request) => {
      const { byId, known } = await touched(shopperOf(request).householdId, request.query.storeId);
      const offers = [...known].flatMap(([offerId, { clipId }]) => {
        const offer = byId.get(offerId);
        if (!offer || clipId === null) return [];
        return [{ offerId, title: titleOf(offer), endLocal: endLocal(offer), points: offer.rule.rewardPoints ?? 0 }];
      });
      return { offers };
    },
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
