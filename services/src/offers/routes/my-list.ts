import { storeWay } from '../../catalog/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { idempotencyOf, withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { type ListChanges, type MyListItem, listRoutes as table } from '../contract/my-list.ts';
import { changeList, listFacts } from '../listing/change-list.ts';
import { previewList } from '../listing/preview-list.ts';
import { knownStore } from '../reading/offers-at.ts';
import { type ListChange, writtenText } from '../rules/list-changes.ts';
import { type KeptItem, listItemsOf } from '../store/list-items.ts';
import { listVersion } from '../store/list-versions.ts';
import { offersById } from '../store/offers.ts';
import { listItemView } from '../views/list-item.ts';

/** My List of the bearer's household. */
export function listRoutes(app: ServiceApp, context: ServiceContext): void {
  const { db, clock } = context;

  async function itemsOf(at: Database, householdId: string, storeId: string): Promise<MyListItem[]> {
    return viewsOf(at, [...(await listItemsOf(at, householdId)).values()].toReversed(), storeId);
  }

  async function viewsOf(at: Database, kept: readonly KeptItem[], storeId: string): Promise<MyListItem[]> {
    const { timeZone } = await knownStore(at, storeId);
    const offerIds = kept.flatMap(({ thing }) => ('offerId' in thing ? [thing.offerId] : []));
    const [offers, way] = [await offersById(at, offerIds), await storeWay(db)];
    return kept.flatMap((item) => {
      const offer = 'offerId' in item.thing ? offers.get(item.thing.offerId) : null;
      return offer === undefined ? [] : [listItemView(item, offer, { way, timeZone })];
    });
  }

  app.route({
    ...table.myList,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      // First the version: what changes in between is told as news.
      const version = await listVersion(db, householdId);
      return { shoppingLists: [{ items: await itemsOf(db, householdId, request.query.storeId), version }] };
    },
  });

  app.route({
    ...table.previewMyList,
    handler: async (request) => {
      const { storeId } = request.query;
      const { kept, refused } = await previewList(db, { storeId, changes: changesIn(request.body), now: clock.now() });
      return { refused: [...refused], items: await viewsOf(db, kept, storeId) };
    },
  });

  app.route({
    ...table.changeMyList,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { storeId } = request.query;
      const changes = changesIn(request.body);
      await idempotencyOf(context, request).refuseReuse(db);
      const asked = { householdId, storeId, changes, now: clock.now() };
      const facts = await listFacts(db, asked);
      return withIdempotency(context, request, async (trx) => ({
        refused: [...(await changeList(trx, asked, facts))],
        items: await itemsOf(trx, householdId, storeId),
        version: await listVersion(trx, householdId),
      }));
    },
  });
}

/** The changes that a body names. @throws ServiceError 400 for one that adds nothing, several things, or changes nothing */
function changesIn({ changes }: ListChanges): ListChange[] {
  return changes.map(({ op, id, offerId, bpn, text, quantity, checked }, index): ListChange => {
    if (op === 'REMOVE') return { op, id };
    if (op === 'SET') {
      if (quantity === undefined && checked === undefined) throw invalid(index, 'SET needs a quantity, or checked.');
      return { op, id, quantity, checked };
    }
    const things = [
      ...(offerId === undefined ? [] : [{ offerId }]),
      ...(bpn === undefined ? [] : [{ bpn }]),
      ...(text === undefined ? [] : [{ text: writtenText(text) }]),
    ];
    const [thing] = things;
    if (!thing || things.length > 1) throw invalid(index, 'ADD needs one of offerId, bpn, and text.');
    return { op, id, thing, quantity: quantity ?? 1 };
  });
}

const invalid = (index: number, message: string) => new ServiceError(400, 'INVALID', message, `changes.${index}`);
